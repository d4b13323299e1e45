import { describe, expect, it } from 'vitest';
import { picturesIn, textBytes } from '../../test/pictures.ts';
import { openShop } from '../../test/shop.ts';
import { localStorage } from '#server/platform/storage/local-storage.ts';

const shop = openShop();
const library = picturesIn(shop);
const store = () => localStorage(`${shop.folder}/files`);

async function download(path: string, query: Record<string, string>, token?: string) {
  const headers = { 'authori-zation': token ?? (await shop.tokenOf()) };
  return shop.app.http.inject({ url: `/common/download${path}`, query, headers });
}

describe('a table that waits to be fetched', () => {
  it('is handed out under its name and then removed', async () => {
    await store().put('export/bad.csv', textBytes('a,b'));

    const answer = await download('', { fileName: 'bad.csv' });

    expect([answer.body, answer.headers['download-filename'], answer.headers['cache-control']]).toEqual([
      'a,b',
      'bad.csv',
      'private, no-store',
    ]);
    await expect.poll(() => store().head('export/bad.csv')).toBeUndefined();
    expect((await download('', { fileName: 'bad.csv' })).json()).toMatchObject({ code: 404 });
  });

  it('stays when it is asked to', async () => {
    await store().put('export/kept.csv', textBytes('a,b'));

    for (const _ of [1, 2]) expect((await download('', { fileName: 'kept.csv', delete: 'false' })).body).toBe('a,b');
  });

  it.each(['../import/x.csv', '/etc/passwd', 'a/b.csv', '..', ''])('is not asked for by a path: %j', async (fileName) => {
    await store().put('import/x.csv', textBytes('secret'));

    expect((await download('', { fileName })).json()).toMatchObject({ code: 404 });
    expect(await store().head('import/x.csv')).toBeDefined();
  });

  it('is for who is signed in', async () => {
    await store().put('export/mine.csv', textBytes('a'));

    for (const token of ['', 'nobody']) {
      expect((await download('', { fileName: 'mine.csv' }, token)).json()).toMatchObject({ code: 401 });
      expect((await download('/resource', { resource: 'x' }, token)).json()).toMatchObject({ code: 401 });
    }
  });
});

describe('who has yet to choose a password', () => {
  it.each([
    ['', { fileName: 'due.csv' }],
    ['/resource', { resource: '/files/image/public/a.png' }],
  ])('is told so and given nothing: %j', async (path, query) => {
    await store().put('export/due.csv', textBytes('a'));
    const token = await shop.tokenOf({ mustChangePassword: true });

    const answer = await download(path, query, token);

    expect(answer.json()).toMatchObject({ code: 403, data: { mustChangePassword: true } });
    expect(await store().head('export/due.csv')).toBeDefined();
  });
});

describe('a picture', () => {
  it.each(['', 'https://shop.example.com'])('is handed out by its address below %j', async (site) => {
    const { url } = await library.picture();

    const { headers } = await download('/resource', { resource: site + url });

    expect(headers['download-filename']).toBe(url.split('/').at(-1));
  });

  it.each(['/files/import/x.csv', '/files/export/bad.csv', '/files/image/public/../../import/x.csv', 'x', ''])(
    'is nothing else: %j',
    async (resource) => {
      expect((await download('/resource', { resource })).json()).toMatchObject({ code: 404 });
    },
  );
});
