import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { catalogueIn } from '../catalogue.ts';
import { ask } from '../database.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const COLOURS = 30;
const PRODUCTS = 12;

/** Lets the connection tell the plan of every statement, those of triggers included. */
const EXPLAINED = `
  load 'auto_explain';
  set auto_explain.log_min_duration = 0;
  set auto_explain.log_analyze = on;
  set auto_explain.log_timing = off;
  set auto_explain.log_nested_statements = on;
  set client_min_messages = log`;

let client: pg.Client;
let told: string[] = [];

beforeAll(async () => {
  const colours = Array.from({ length: COLOURS }, (_, at) => `色${at}`);
  for (let at = 0; at < PRODUCTS; at += 1) await catalogue.product({ storeName: `商品${at}`, colours });
  // Only the owner of the cluster may load it.
  const url = new URL(inject('databaseServer'));
  url.pathname = new URL(shop.url).pathname;
  client = new pg.Client({ connectionString: url.href });
  client.on('notice', ({ message = '' }) => told.push(message));
  await client.connect();
  await client.query(`select set_config('signalbox.change', (select max(id)::text from change), false)`);
});
afterAll(() => client.end());

/** Times that the rows before or after a statement were read from the beginning, the most by one statement. */
async function rereadsOf(statement: string): Promise<number> {
  told = [];
  await client.query(EXPLAINED);
  await client.query(statement);
  await client.query('set auto_explain.log_min_duration = -1');
  const scans = told.flatMap((plan) => [...plan.matchAll(/Named Tuplestore Scan .*loops=(\d+)/g)]);
  expect(scans).not.toEqual([]);
  return Math.max(...scans.map(([, loops]) => Number(loops)));
}

describe('a trigger that planned for one row', () => {
  it.each(['product', 'sku'])('compares many of a %s without reading them again for each', async (table) => {
    const set = `update ${table} set price = price + 1, stock = stock + 1`;
    await client.query(`${set} where id = (select min(id) from ${table})`);

    expect(await rereadsOf(set)).toBe(1);
  });

  it('pairs rows before and after by a full join, which no plan turns into a loop', async () => {
    const functions = await ask(
      shop.url,
      `select proname as name, prosrc as source from pg_proc where prorettype = 'trigger'::regtype`,
    );
    const pairing = /\b(?:stale|fresh|gone)\b(?: \w+)?(?<kind> \w+)? join (?:stale|fresh|gone)\b/;
    const kinds = functions.map(({ source }) => pairing.exec(String(source))?.[0]).filter((pair) => pair !== undefined);

    expect(kinds.length).toBeGreaterThan(80);
    expect(kinds.filter((pair) => !pair.includes(' full join '))).toEqual([]);
  });
});
