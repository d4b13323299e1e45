import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerWriter, jsonWriter } from '../http/answers/json-writer.ts';
import { page } from '#contract/wire.ts';
import type { News } from '../events/hub.ts';
import type { Db } from '../database/connect.ts';
import { keepRows, cachedJsonList } from './kept-rows.ts';

const Row = z.object({ id: z.int(), name: z.string() });
const write = jsonWriter(Row);
let [db, reads, listeners]: [never, number[][], ((news: News) => void)[]] = [{} as never, [], []];

beforeEach(() => {
  [db, reads, listeners] = [{} as never, [], []];
  keepRows({ db }, { on: (listener) => (listeners.push(listener), () => {}) });
});

const read = async (ids: number[]) => {
  reads.push(ids);
  return new Map(ids.map((id) => [id, { id, name: `行 "${id}"` }]));
};
const rows = (versions: Record<number, string>, variant = 'all', of: Db = db) =>
  cachedJsonList(
    of,
    Object.entries(versions).map(([id, version]) => ({ id: Number(id), version })),
    { variant, read, write },
  );

describe('rows kept as JSON', () => {
  it('are read once for each version', async () => {
    await rows({ 1: 'a', 2: 'a' });
    await rows({ 1: 'a', 2: 'b', 3: 'a' });
    await rows({ 1: 'a', 2: 'b', 3: 'a' });

    expect(reads).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });

  it('are never shown in the place of others', async () => {
    const ids = async (versions: Record<number, string>) =>
      Array.from(JSON.parse(String((await rows(versions)).json)), (row) => Object(row).id);
    await rows({ 1: 'a', 2: 'a' });

    expect(await ids({ 1: 'a', 3: 'a' })).toEqual([1, 3]);
    expect(await ids({ 1: 'a', 2: 'a', 3: 'a' })).toEqual([1, 2, 3]);
    expect(await ids({ 1: 'a' })).toEqual([1]);
    expect(await ids({})).toEqual([]);
  });

  it('are read for each variant of their own', async () => {
    await rows({ 1: 'a' }, 'all');
    await rows({ 1: 'a' }, 'without amounts');

    expect(reads).toEqual([[1], [1]]);
  });

  it('are byte for byte what is written of the rows themselves', async () => {
    const [schema, paging] = [page(Row), { page: 1, limit: 20, totalPage: 1, total: 3 }];
    const [answer, plain] = [answerWriter(schema, '', { head: '{"data":', tail: '}' }), jsonWriter(schema)];
    const expected = `{"data":${plain({ ...paging, list: [...(await read([1, 2, 3])).values()] })}}`;
    await rows({ 1: 'a', 3: 'a' });

    for (const _ of ['of rows', 'of the list']) {
      expect(String(answer({ ...paging, list: await rows({ 1: 'a', 2: 'a', 3: 'a' }) }))).toBe(expected);
    }
  });

  it('are forgotten when the connection was lost for a while', async () => {
    await rows({ 1: 'a' });
    for (const listener of listeners) listener({ topic: 'gap' });
    await rows({ 1: 'a' });

    expect(reads).toEqual([[1], [1]]);
  });

  it('are left out when they have gone in the meantime', async () => {
    const gone = await cachedJsonList(db, [{ id: 7, version: 'a' }], { variant: 'all', read: async () => new Map(), write });

    expect(String(gone.json)).toBe('[]');
  });

  it('are read each time in a transaction, which keeps none', async () => {
    const tx = {} as never;
    await rows({ 1: 'a' }, 'all', tx);
    await rows({ 1: 'a' }, 'all', tx);

    expect(reads).toEqual([[1], [1]]);
  });

  it('take 9 MB at most, however many orders come and move the first page on', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    // Buffers that were collected are given back beside the program, which takes a moment.
    async function bytes(): Promise<number> {
      for (let [last, now] = [-1, 0]; ; last = now) {
        collect();
        await sleep(50);
        now = process.memoryUsage().arrayBuffers;
        if (now === last) return now;
      }
    }
    const name = '单'.repeat(1000);
    const wide = async (ids: number[]) => new Map(ids.map((id) => [id, { id, name }]));
    const before = await bytes();

    for (let newest = 20; newest < 3000; newest += 5) {
      const page = Array.from({ length: 20 }, (_, at) => ({ id: newest - at, version: 'a' }));
      await cachedJsonList(db, page, { variant: 'all', read: wide, write });
    }

    const grown = ((await bytes()) - before) / 1024 / 1024;
    expect(grown).toBeLessThan(9);
    expect(grown).toBeGreaterThan(5);
  });
});
