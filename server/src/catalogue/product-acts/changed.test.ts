import { gt } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { scheduleCalls } from '#contract/catalogue/product-schedules.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { HOUR } from '#contract/durations.ts';
import { webhookCalls } from '#contract/notifications/webhooks.ts';
import { webhookDelivery } from '#server/notifications/webhooks/tables.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { importsIn } from '../../../test/imports.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const catalogue = catalogueIn(shop);
const admin = shop.admin();
const { imported } = importsIn(shop);

let isListening = false;
/** Another system that wants to hear of products. */
async function listen() {
  if (isListening) return;
  isListening = true;
  await admin.run(webhookCalls.save, { name: '官网', url: 'https://localhost/hook', events: ['product.changed'] });
}

let last = 0;
/** Messages since the last look: the products of each. */
async function heard(): Promise<number[][]> {
  const rows = await shop.db.select().from(webhookDelivery).where(gt(webhookDelivery.id, last)).orderBy(webhookDelivery.id);
  last = rows.at(-1)?.id ?? last;
  return rows.map(({ ids, subject }) => ids ?? [Number(subject)]);
}
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

beforeEach(async () => {
  await listen();
  await heard();
});

describe('what other systems hear of products', () => {
  it('is told once for each product of a bulk change, in messages of a hundred', async () => {
    const made = await catalogue.products(BULK_SYNC_MAX + 1, { stock: 10, cateId: await catalogue.category() });
    await heard();
    await admin.run(productBulkCalls.bulkRun, { ids: made, stock: { way: 'add', value: 1 } });
    await shop.runQueued();

    const messages = await heard();
    expect(messages.map(({ length }) => length)).toEqual([100, 100, 1]);
    expect(sorted(messages.flat())).toEqual(sorted(made));
  });

  it('leaves out products that a bulk change refused or found as they shall be', async () => {
    const [here, there] = await catalogue.products(2, { stock: 10, cateId: await catalogue.category() });
    await admin.run(productCalls.putOnShell, { id: here ?? 0 });
    await heard();
    await admin.run(productBulkCalls.bulkPutOnShell, { ids: [here ?? 0, there ?? 0] });

    expect(await heard()).toEqual([[there]]);
  });

  it('is told of an import: products that are new and those that it changed, each once', async () => {
    const sheet = (price: string, more = '') =>
      `商品编码,商品名称,分类,售价,库存\nT1,推送杯,推送,${price},3\nT2,推送盘,推送,20,3\n${more}`;
    await imported(sheet('10'));
    const [made = []] = await heard();
    expect(made).toHaveLength(2);

    await imported(sheet('12', 'T3,推送碗,推送,30,3\n'));
    const [both = [], ...others] = await heard();
    expect([both.length, both.includes(made[0] ?? 0), others]).toEqual([2, true, []]);

    await imported(sheet('12'));
    expect(await heard()).toEqual([]);
  });

  it('is told of a new product, on the shelf or not, and of a planned price', async () => {
    const cateId = await catalogue.category();
    for (const putOnShell of [false, true]) {
      await admin.run(productCalls.save, { ...catalogue.draft({ cateId, storeName: `推送壶 ${putOnShell}` }), putOnShell });
      expect(await heard()).toHaveLength(1);
    }

    const productId = await catalogue.product({ cateId });
    await admin.run(scheduleCalls.save, { productId, act: 'price', price: 500, at: new Date(shop.clock.now().getTime() + HOUR) });
    await shop.pass('2 hours');
    expect(await heard()).toEqual([[productId]]);
  });

  it('is told of copies', async () => {
    const made = await catalogue.products(3, { stock: 10, cateId: await catalogue.category() });
    await heard();
    const { ids } = await admin.run(productCalls.duplicateMany, { ids: made });

    expect(await heard()).toEqual([ids]);
  });

  it('is not told where nobody listens', async () => {
    const [row] = (await admin.run(webhookCalls.list, { page: 1, limit: 20 })).list;
    await admin.run(webhookCalls.updateStatus, { id: row?.id ?? 0, isOn: false });
    const made = await catalogue.products(2, { stock: 10, cateId: await catalogue.category() });
    await admin.run(productBulkCalls.bulkRun, { ids: made, stock: { way: 'add', value: 1 } });
    await admin.run(webhookCalls.updateStatus, { id: row?.id ?? 0, isOn: true });

    expect(await heard()).toEqual([]);
  });
});
