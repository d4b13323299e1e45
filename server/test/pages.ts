import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Shop } from './shop.ts';

interface PlanNode {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const isReading = (text: string): boolean => /^\W*(select|with)/i.test(text);

// A single page of a large table may stay out of the map, however often it is vacuumed.
const isSeen = `select bool_and(relallvisible >= relpages * 0.99) as seen from pg_class where oid = any($1::regclass[])`;
const TRIES = 20;

/** Statistics and the map of visible rows as they are after a while. */
export async function vacuum({ url }: Shop, ...tables: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Rows count as visible to all once their commit has reached the disk, which those of a test do later.
  await client.query('set synchronous_commit = on');
  await client.query('create temporary table flushed ()');
  for (let tried = 0; tried < TRIES; tried += 1) {
    await client.query(`vacuum analyze ${tables.join()}`);
    const { rows } = await client.query(isSeen, [tables]);
    if (rows[0].seen) break;
    // A transaction still sees the table as it was before.
    await sleep(100);
  }
  await client.end();
}

/** The most that a figure of the plan comes to among the statements of `work` that read a table, or what a pattern names, and what is joined to it. */
async function mostOf(
  shop: Shop,
  table: string | RegExp,
  work: () => Promise<unknown>,
  figure: (plan: PlanNode) => number,
): Promise<number> {
  const sent = await shop.statementsOf(work);
  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  let most = 0;
  const reads = (text: string) => (typeof table === 'string' ? text.includes(`from "${table}"`) : table.test(text));
  for (const { text, values } of sent.filter(({ text: each }) => isReading(each) && reads(each))) {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    most = Math.max(most, figure(rows[0]['QUERY PLAN'][0].Plan));
  }
  await client.end();
  return most;
}

/**
 * Pages of 8 KB that PostgreSQL reads of a table and what is joined to it, the most of one statement of `work`. Unlike time it is the
 * same on any machine, so that a test can hold a query to its index.
 */
export const pagesOf = (shop: Shop, table: string | RegExp, work: () => Promise<unknown>): Promise<number> =>
  mostOf(shop, table, work, (plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks']);

const rowsIn = (plan: PlanNode): number =>
  (plan['Relation Name'] ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] : 0) +
  (plan.Plans ?? []).reduce((sum, part) => sum + rowsIn(part), 0);

/** Rows that the scans look at, where reading a whole table takes few pages. */
export const rowsReadOf = (shop: Shop, table: string, work: () => Promise<unknown>): Promise<number> =>
  mostOf(shop, table, work, rowsIn);
