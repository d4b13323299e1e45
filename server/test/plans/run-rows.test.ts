import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { openShop } from '../shop.ts';

const shop = openShop();
const admin = shop.admin();
const PRODUCTS = 12_000;
const firstPage = { page: 1, limit: 20 };

// A run over all products of the shop, in the name of the one administrator who has asked for something.
beforeAll(async () => {
  await admin.run(productBulkCalls.bulkList, firstPage);
  await shop.db.execute(sql`
    with run as (
      insert into run (kind, task, label, state, matched, changed, unchanged, refused, is_undoable, admin_id, create_time)
      select 'product.bulk', '{}', '改价', 'done', ${PRODUCTS}, ${PRODUCTS}, 0, 0, true, max(id), now() from admin returning id)
    insert into run_row (run_id, target, state) select id, n, 'done' from run, generate_series(1, ${PRODUCTS}) n`);
});

it('the rows of a run over twelve thousand products are counted no further than other lists', async () => {
  const [run] = (await admin.run(productBulkCalls.bulkList, firstPage)).list;
  const rows = () => admin.run(productBulkCalls.bulkRows, { ...firstPage, id: run?.id ?? 0, state: 'done' });

  expect(await rows()).toMatchObject({ total: 10_000, capped: true, totalPage: 500 });
});
