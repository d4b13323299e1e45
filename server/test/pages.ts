import pg from 'pg';
import type { Shop } from './shop.ts';

interface Sent {
  text: string;
  values: unknown[];
}

interface Plan {
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

/** Reading statements that `work` sends to the database. */
async function statementsOf({ app }: Shop, work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const { pool } = app.database;
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
  const restore = clients.map((client) => {
    const { query } = client;
    const listening = (...args: unknown[]) => {
      const config: { text?: string; values?: unknown[] } = typeof args[0] === 'string' ? { text: args[0] } : Object(args[0]);
      const values = Array.isArray(args[1]) ? args[1] : (config.values ?? []);
      if (/^\W*(select|with)/i.test(config.text ?? '')) sent.push({ text: config.text ?? '', values });
      return query.apply(client, args as never);
    };
    Object.assign(client, { query: listening });
    return () => Object.assign(client, { query });
  });
  for (const client of clients) client.release();
  await work();
  for (const undo of restore) undo();
  return sent;
}

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
  const sent = await statementsOf(shop, work);
  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  let most = 0;
  for (const { text, values } of sent.filter((one) => one.text.includes(`from "${table}"`))) {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read }: Plan = rows[0]['QUERY PLAN'][0].Plan;
    most = Math.max(most, hit + read);
  }
  await client.end();
  return most;
}
