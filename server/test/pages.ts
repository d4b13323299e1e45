import pg from 'pg';
import type { Shop } from './shop.ts';

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

const isReading = (text: string): boolean => /^\W*(select|with)/i.test(text);

/** Statistics and the map of visible rows as they are after a while. */
export async function vacuum({ url }: Shop, ...tables: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Rows count as visible to all once their commit has reached the disk, which those of a test do later.
  await client.query('set synchronous_commit = on');
  await client.query('create temporary table flushed ()');
  await client.query(`vacuum analyze ${tables.join()}`);
  await client.end();
}

/**
 * Pages of 8 KB that PostgreSQL reads of a table and what is joined to it, the most of one statement of `work`. Unlike time it is the
 * same on any machine, so that a test can hold a query to its index.
 */
export async function pagesOf(shop: Shop, table: string, work: () => Promise<unknown>): Promise<number> {
  const sent = await shop.statementsOf(work);
  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  let most = 0;
  for (const { text, values } of sent.filter(({ text: each }) => isReading(each) && each.includes(`from "${table}"`))) {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read }: Plan = rows[0]['QUERY PLAN'][0].Plan;
    most = Math.max(most, hit + read);
  }
  await client.end();
  return most;
}
