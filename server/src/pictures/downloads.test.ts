import { describe, expect, it } from 'vitest';
import type { TestAdmin } from '../../test/actors.ts';
import { picturesIn, textBytes } from '../../test/pictures.ts';
import { openShop } from '../../test/shop.ts';
import { localStorage } from '#server/platform/storage/local-storage.ts';

const shop = openShop();
const library = picturesIn(shop);
const store = () => localStorage(`${shop.folder}/files`);

let owner: TestAdmin | undefined;
const ownerOf = async () => (owner ??= await shop.person());
const own = async (name: string) => `${(await ownerOf()).id}-${name}`;

async function download(path: string, query: Record<string, string>, token?: string) {
  const headers = { 'authori-zation': token ?? (await ownerOf()).token };
  return shop.app.http.inject({ url: `/common/download${path}`, query, headers });
}

describe('a table that waits to be fetched', () => {
  it('is handed out under its name and then removed', async () => {
    const fileName = await own('bad.csv');
    await store().put(`export/${fileName}`, textBytes('a,b'));

    const answer = await download('', { fileName });

    expect([answer.body, answer.headers['download-filename'], answer.headers['cache-control']]).toEqual([
      'a,b',
      fileName,
      'private, no-store',
    ]);
    await expect.poll(() => store().head(`export/${fileName}`)).toBeUndefined();
    expect((await download('', { fileName })).json()).toMatchObject({ code: 404 });
  });

  it.each(['/common/download', '/api/common/download'])('is handed out at %s to the Bearer form of a token', async (url) => {
    const fileName = await own('b.csv');
    await store().put(`export/${fileName}`, textBytes('a,b'));

    const headers = { authorization: `Bearer ${(await ownerOf()).token}` };
    const answer = await shop.app.http.inject({ url, query: { fileName, delete: 'true' }, headers });

    expect([answer.body, answer.headers['download-filename']]).toEqual(['a,b', encodeURIComponent(fileName)]);
    expect(answer.headers['access-control-expose-headers']).toContain('download-filename');
  });

  it('stays while nobody has had it whole: its headers alone were asked for', async () => {
    const fileName = await own('asked.csv');
    await store().put(`export/${fileName}`, textBytes('a,b'));

    const headers = { 'authori-zation': (await ownerOf()).token };
    const answer = await shop.app.http.inject({ method: 'HEAD', url: '/common/download', query: { fileName }, headers });

    expect([answer.headers['content-length'], answer.body]).toEqual(['3', '']);
    expect((await download('', { fileName })).body).toBe('a,b');
  });

  it('stays when it is asked to', async () => {
    const fileName = await own('kept.csv');
    await store().put(`export/${fileName}`, textBytes('a,b'));

    for (const _ of [1, 2]) expect((await download('', { fileName, delete: 'false' })).body).toBe('a,b');
  });

  it('is nobody else’s, and stays when somebody else asks', async () => {
    const fileName = await own('private.csv');
    await store().put(`export/${fileName}`, textBytes('a,b'));

    expect((await download('', { fileName }, await shop.tokenOf())).json()).toMatchObject({ code: 404 });
    expect((await library.fetch(`/files/export/${fileName}`)).statusCode).toBe(404);
    expect(await store().head(`export/${fileName}`)).toBeDefined();
  });

  it.each(['../import/x.csv', '/etc/passwd', 'a/b.csv', '..', ''])('is not asked for by a path: %j', async (fileName) => {
    await store().put('import/x.csv', textBytes('secret'));

    expect((await download('', { fileName })).json()).toMatchObject({ code: 404 });
    expect(await store().head('import/x.csv')).toBeDefined();
  });

  it.each([
    ['/common/download', { fileName: 'x.csv' }],
    ['/api/common/download', { fileName: 'x.csv' }],
    ['/common/download/resource', { resource: 'x' }],
    ['/api/common/download/resource', { resource: 'x' }],
    ['/codegen/code', { tables: 'brand' }],
    ['/api/codegen/code', { tables: 'brand' }],
  ])('answers JSON in place of a file to a session that has ended, at %s', async (url, query) => {
    const headers = { authorization: 'Bearer ended' };
    const answer = await shop.app.http.inject({ url, query, headers });

    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual({ code: 401, message: '无效的会话，或者会话已过期，请重新登录。', data: null });
  });

  it('is for who is signed in', async () => {
    await store().put('export/mine.csv', textBytes('a'));

    const refusal = { code: 401, message: '无效的会话，或者会话已过期，请重新登录。', data: null };
    for (const token of ['', 'nobody']) {
      expect((await download('', { fileName: 'mine.csv' }, token)).json()).toEqual(refusal);
      expect((await download('/resource', { resource: 'x' }, token)).json()).toEqual(refusal);
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

  it('is handed out below /api as well', async () => {
    const { url } = await library.picture();
    const headers = { authorization: `Bearer ${(await ownerOf()).token}` };

    const answer = await shop.app.http.inject({ url: '/api/common/download/resource', query: { resource: url }, headers });

    expect(answer.headers['download-filename']).toBe(url.split('/').at(-1));
  });

  it.each(['/files/import/x.csv', '/files/export/bad.csv', '/files/image/public/../../import/x.csv', 'x', ''])(
    'is nothing else: %j',
    async (resource) => {
      expect((await download('/resource', { resource })).json()).toMatchObject({ code: 404 });
    },
  );
});
