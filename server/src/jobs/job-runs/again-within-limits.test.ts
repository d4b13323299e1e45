import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { productExportCalls } from '#contract/catalogue/export.ts';
import { changeCalls } from '#contract/changes/changes.ts';
import { exportFile } from '#contract/exports/exports.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { bulkKind } from '#server/catalogue/bulk/bulk-kind.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { starterOf } from './reporter.ts';
import { enqueueRun } from '../runs/enqueue-run.ts';
import { freezeRun } from '../runs/freeze-run.ts';
import { headersOf } from '../../../test/actors.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { rescope } from '../../../test/scopes/rescope.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();

/** A keeper of one shop, limited to it by `limit`, with a product of that shop and one of another. */
async function keeperOf(name: string) {
  const [shopId, otherId] = [await catalogue.seller(`${name}甲`), await catalogue.seller(`${name}乙`)];
  const [own, other] = [
    await catalogue.saved({ storeName: `${name}自家`, merId: shopId }),
    await catalogue.saved({ storeName: `${name}别家`, merId: otherId }),
  ];
  const may = ['admin:product:list', 'admin:product:update', 'admin:export:excel:product'];
  const keeper = await catalogue.keeper({ shopId, may, dataScope: 'all' });
  const seesOther = async () => {
    const { total } = await keeper.desk.run(productCalls.listAll, { keywords: `${name}别家`, page: 1, limit: 1 });
    return total > 0;
  };
  /** The news of the limit is a moment on its way to the session. */
  async function limit(): Promise<void> {
    await rescope(admin, keeper.roleId, 'shops');
    await expect.poll(seesOther).toBe(false);
  }
  return { keeper, own, other, limit };
}

/** No process got to it, at any try. */
const giveUp = () =>
  shop.db.execute(sql`update pgboss.job set state = 'failed', completed_on = now() where name = 'jobs' and state = 'created'`);

describe('work from before its person was limited, which that person begins again', () => {
  it('changes only the products that the person sees now, and says of the others that they are not there', async () => {
    const { keeper, own, other, limit } = await keeperOf('改价');
    const actor = starterOf({ id: keeper.id, name: '店主' });
    const task = { verb: 'bulkRun', stock: { way: 'set', value: 77 } } as const;
    const { value: jobId } = await shop.app.write({ name: 'product.bulkRun', actor }, async (write) => {
      const rows = [own, other].map((target) => ({ target }));
      return enqueueRun(write, bulkKind, await freezeRun(write, bulkKind, { task, label: '库存', rows }));
    });
    await giveUp();
    await limit();

    await keeper.desk.run(jobCalls.runAgain, { id: jobId });
    await shop.runQueued();

    expect((await catalogue.row(own)).stock).toBe(77);
    expect((await catalogue.row(other)).stock).not.toBe(77);
    expect(await keeper.desk.run(jobCalls.info, { id: jobId })).toMatchObject({
      state: 'done',
      message: expect.stringContaining('1'),
    });
  });

  it('takes back no act that touched a product of another shop, however many of the own it touched first', async () => {
    const { keeper, own, limit } = await keeperOf('撤销');
    const many = await catalogue.products(60);
    await shop.app.write({ name: 'test.join', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(
        sql`update product set mer_id = (select mer_id from product where id = ${own}) where id = any(${sql.param(many)}::int[])`,
      ),
    );
    const other = await catalogue.saved({ storeName: '撤销最后', merId: await catalogue.seller('撤销丙') });
    const stock = { way: 'set', value: 77 } as const;
    const { changeId } = await keeper.desk.change(productBulkCalls.bulkRun, { ids: [...many, other], stock });
    await limit();

    await expect(keeper.desk.run(changeCalls.undo, { id: changeId })).rejects.toMatchObject({
      message: '您已没有这项操作的权限，不能撤销',
    });
    expect((await catalogue.row(other)).stock).toBe(77);
  });

  it('exports only what the person sees now', async () => {
    const { keeper, limit } = await keeperOf('导出');
    const { id, jobId } = await keeper.desk.run(productExportCalls.products, {
      filter: {},
      columns: ['storeName'],
      format: 'csv',
    });
    await giveUp();
    await limit();

    await keeper.desk.run(jobCalls.runAgain, { id: jobId });
    await shop.runQueued();

    const { body } = await shop.app.http.inject({ url: exportFile(id), headers: headersOf(keeper) });
    expect(body).toContain('导出自家');
    expect(body).not.toContain('别家');
  });
});
