import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop } from '../../../../test/shop.ts';
import { found, foundByWord, pageByWord } from './by-word.ts';
import { bigrams } from '../columns.ts';

const shop = openShop();
let client: pg.Client;

const note = pgTable('note', { id: integer(), sort: integer(), words: text(), search: bigrams() });
const word = sql.placeholder('word');
const statement = (direction: 'asc' | 'desc' = 'desc') =>
  shop.db
    .select({ id: note.id, n: found.n })
    .from(note)
    .innerJoin(
      foundByWord({
        table: note,
        keys: [note.sort, note.id],
        direction,
        matches: sql`${note.search} @> bigrams(${word}::text)`,
        along: sql`strpos(${note.words}, ${word}::text) > 0`,
      }),
      eq(found.id, note.id),
    )
    .orderBy(sql`${note.sort} ${sql.raw(direction)}, ${note.id} ${sql.raw(direction)}`)
    .prepare('');

async function search(wanted: string, paging = { limit: 3, offset: 0 }) {
  const asked: boolean[] = [];
  const answer = await pageByWord(shop.db, {
    key: wanted,
    paging,
    page: (common) => {
      asked.push(common);
      return statement().execute({ word: wanted, ...paging, common });
    },
    count: async () => ({ total: 7, capped: false }),
  });
  return { ids: answer.rows.map(({ id }) => id), total: answer.total, capped: answer.capped, asked };
}

beforeAll(async () => {
  client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  // Notes: everybody buys mugs, every thousandth person a kettle; odd numbers are sorted first.
  await client.query(`
    create table note (id int primary key, sort int, words text, search text[] generated always as (bigrams(words)) stored);
    insert into note (id, sort, words) select n, n % 2, '马克杯' || case when n % 1000 = 0 then ' 水壶' else '' end from generate_series(1, 7000) n`);
});
afterAll(() => client.end());

describe('a word that few rows have', () => {
  it('finds them all, in the order of the list, and counts them', async () => {
    expect(await search('水壶')).toMatchObject({ ids: [7000, 6000, 5000], total: 7, capped: false });
    expect(await search('水壶', { limit: 3, offset: 6 })).toMatchObject({ ids: [1000], total: 7 });
  });

  it('finds nothing where there is nothing', async () => {
    expect(await search('茶杯')).toMatchObject({ ids: [], total: 0, capped: false });
  });

  it('is counted by itself behind its last page', async () => {
    expect(await search('水壶', { limit: 3, offset: 9 })).toMatchObject({ ids: [], total: 7 });
  });
});

describe('a list that rises', () => {
  it.each([
    ['few', '水壶', [1000, 2000, 3000]],
    ['many', '马克', [2, 4, 6]],
  ])('is read from its other end: of %s', async (_, wanted, ids) => {
    const rows = await statement('asc').execute({ word: wanted, limit: 3, offset: 0, common: false });

    expect(rows.map(({ id }) => id)).toEqual(ids);
  });
});

describe('a word that many rows have', () => {
  it('is counted so far, and its rows come in the order of the list', async () => {
    expect(await search('马克')).toMatchObject({ ids: [6999, 6997, 6995], total: 1000, capped: true });
    expect(await search('马克', { limit: 2, offset: 3499 })).toMatchObject({ ids: [1, 7000], total: 1000, capped: true });
  });

  it('is counted once for all its pages', async () => {
    await search('克杯');

    expect((await search('克杯', { limit: 3, offset: 3 })).asked).toEqual([true]);
  });

  it('is counted again when its rows run out', async () => {
    await client.query(`insert into note (id, sort, words) select n, 3, '雨伞' from generate_series(8001, 9200) n`);
    expect((await search('雨伞')).capped).toBe(true);
    await client.query('delete from note where id > 8002');

    expect(await search('雨伞')).toMatchObject({ ids: [8002, 8001], total: 2, capped: false, asked: [true, false] });
  });
});
