import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBucket } from '../../../test/s3.ts';
import { systemClock } from '../clock.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

interface TestStore {
  url?: string;
  folder: string;
  close(): Promise<void>;
}

async function folderStore(): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'signalbox-files-'));
  return { folder, close: () => rm(folder, { recursive: true }) };
}
async function bucketStore(prefix: string): Promise<TestStore> {
  const bucket = await openBucket();
  return { url: bucket.url.replace('/shop', `/shop${prefix}`), folder: '', close: bucket.close };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
const textOf = async (stream: AsyncIterable<Uint8Array>) => Buffer.concat(await Array.fromAsync(stream)).toString();
const keysOf = async (storage: Storage, prefix: string) =>
  (await Array.fromAsync(storage.list(prefix))).map(({ key }) => key).sort();

async function* pieces(count: number, breaksAt = Infinity) {
  for (let index = 0; index < count; index += 1) {
    if (index === breaksAt) throw new Error('the sender went away');
    yield new Uint8Array(1024 * 1024).fill(index);
  }
}

describe.each([
  ['a folder', folderStore],
  ['a bucket', () => bucketStore('')],
  ['a folder of a bucket', () => bucketStore('/files/here')],
])('%s', (_, openStore) => {
  let store: TestStore;
  let storage: Storage;
  beforeAll(async () => {
    store = await openStore();
    storage = await openStorage(store.url, store.folder);
  });
  afterAll(() => store.close());

  it('gives back what was put in, the whole or a part', async () => {
    await storage.put('a/b/one.txt', bytes('0123456789'));

    expect(Buffer.from(await storage.get('a/b/one.txt')).toString()).toBe('0123456789');
    expect(await textOf(await storage.read('a/b/one.txt'))).toBe('0123456789');
    expect(await textOf(await storage.read('a/b/one.txt', [2, 4]))).toBe('234');
  });

  it('tells size and time, and of nothing that there is nothing', async () => {
    await storage.put('a/two.txt', bytes('四'));

    const found = await storage.head('a/two.txt');

    expect(found).toMatchObject({ key: 'a/two.txt', size: 3 });
    expect(Math.abs((found?.at.getTime() ?? 0) - systemClock.now().getTime())).toBeLessThan(60_000);
    expect(await storage.head('a/none.txt')).toBeUndefined();
    await expect(storage.get('a/none.txt')).rejects.toThrow(/no such file|key does not exist/);
    await expect(storage.read('a/none.txt')).rejects.toThrow(/no such file|key does not exist/);
  });

  it('takes the later of two files under one key', async () => {
    await storage.put('a/three.txt', bytes('old'));
    await storage.put('a/three.txt', bytes('new'));

    expect(Buffer.from(await storage.get('a/three.txt')).toString()).toBe('new');
  });

  it('takes what is too large to be held', async () => {
    expect(await storage.write('big/file.bin', pieces(12))).toBe(12 * 1024 * 1024);

    expect(await storage.head('big/file.bin')).toMatchObject({ size: 12 * 1024 * 1024 });
    const [byte] = await (await storage.read('big/file.bin', [5 * 1024 * 1024, 5 * 1024 * 1024])).toArray();
    expect([...byte]).toEqual([5]);
  });

  it('keeps nothing of a stream that breaks', async () => {
    await expect(storage.write('broken/file.bin', pieces(12, 9))).rejects.toThrow('the sender went away');

    expect(await keysOf(storage, 'broken/')).toEqual([]);
    expect(await readdir(join(store.folder, 'broken')).catch(() => [])).toEqual([]);
  });

  it('lists what begins alike', async () => {
    for (const key of ['list/x/1.txt', 'list/x/2.txt', 'list/y/3.txt', 'listed/4.txt']) await storage.put(key, bytes(key));

    expect(await keysOf(storage, 'list/')).toEqual(['list/x/1.txt', 'list/x/2.txt', 'list/y/3.txt']);
    expect(await keysOf(storage, 'list/x/')).toEqual(['list/x/1.txt', 'list/x/2.txt']);
    expect(await keysOf(storage, 'nowhere/')).toEqual([]);
  });

  it('removes, and does not mind when there is nothing', async () => {
    await storage.put('gone/1.txt', bytes('x'));

    await storage.remove('gone/1.txt');
    await storage.remove('gone/1.txt');

    expect(await storage.head('gone/1.txt')).toBeUndefined();
  });

  it.each(['../out.txt', '/etc/passwd.txt', 'a/../../b.txt', 'a b.txt', '.hidden.txt', 'noextension', 'a\0.txt'])(
    'never touches %j',
    async (key) => {
      await expect(storage.put(key, bytes('x'))).rejects.toThrow('unsafe storage key');
      await expect(storage.read(key)).rejects.toThrow('unsafe storage key');
      await expect(storage.head(key)).rejects.toThrow('unsafe storage key');
    },
  );
});

describe('a bucket that is not there', () => {
  it('stops the start with a sentence that tells no secret', async () => {
    const { url, close } = await bucketStore('');

    const opening = openStorage(url?.replace('/shop', '/other').replace('S3RVER:S3RVER', 'S3RVER:geheim'), '');

    await expect(opening).rejects.toThrow(/^无法使用对象存储(?!.*geheim)/);
    await close();
  });
});

describe('a folder of files', () => {
  it('is for the account that runs the server, and its group', async () => {
    const { folder, close } = await folderStore();
    await (await openStorage(undefined, `${folder}/files`)).put('import/a.csv', bytes('secret'));

    expect(await Promise.all(['', '/import', '/import/a.csv'].map((path) => modeOf(`${folder}/files${path}`)))).toEqual([
      '750',
      '750',
      '640',
    ]);
    await close();
  });

  it('that was open to all is closed at the next start', async () => {
    const { folder, close } = await folderStore();
    await chmod(folder, 0o755);
    await openStorage(undefined, folder);

    expect(await modeOf(folder)).toBe('750');
    await close();
  });
});
