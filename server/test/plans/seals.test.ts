import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { accountsIn } from '../accounts.ts';
import { vacuum } from '../pages.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const { written } = accountsIn(shop);

const customers = (prefix: string, count: number) =>
  written(async ({ tx }) => {
    await tx.execute(
      sql`insert into customer (account, nickname) select ${prefix} || n, '用户' || n from generate_series(1, ${count}::int) n`,
    );
  });

it('an entry of the log is sealed from its own rows, however many others have that statistics do not know of', async () => {
  await customers('first', 2000);
  await vacuum(shop, 'change_row');
  await customers('many', 20_000);
  await customers('one', 1);

  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  // Plan as after some entries of a portion.
  await client.query('set plan_cache_mode = force_generic_plan');
  const { rows } = await client.query(`explain (analyze, buffers, format json)
    select digest_of_change(change_id, 0, id) from (select change_id, id from change_row order by id desc limit 1) as last offset 0`);
  await client.end();
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'];
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(600);
});
