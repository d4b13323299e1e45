import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { operatorCalls } from '#contract/sellers/operators.ts';
import { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { shopMoneyCalls, shopMoneyExportCalls } from '#contract/settlement/shop-money.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { recordsIn } from '../../../test/records.ts';
import { settlementsIn } from '../../../test/settlements.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { staff, seller, sold, received, generate, bills, refund, lineIds } = settlementsIn(shop);
const { keeper } = catalogueIn(shop);
const operators = recordsIn(shop, operatorCalls, {});
const page = { page: 1, limit: 50 };
const { listMoney, sumMoney, moneyByDay } = shopMoneyCalls;

const today = () => showDay(shop.clock.now());
/** Days from so many days ago until so many days ago, as a filter has them. */
const between = (from: number, until = 0) => [from, until].map((days) => showDay(startOfDay(shop.clock.now(), -days))).join(',');
const moneyOf = async (keywords: string, dateLimit: string) =>
  (await staff.run(listMoney, { ...page, keywords, dateLimit })).list;
const sums = (keywords: string, dateLimit: string) => staff.run(sumMoney, { keywords, dateLimit });

async function pay(shopId: number, name: string, id: number) {
  const account = { bankName: '工行站前支行', bankAccountName: name, bankAccount: '6222020200112233' };
  await staff.run(shopAccountCalls.save, { id: shopId, ...account });
  await staff.run(settlementCalls.applyPayment, { id });
  const [payment] = (await staff.run(cashPaymentCalls.list, { ...page, keywords: name })).list;
  const cashier = shop.admin({ account: 'second' });
  await cashier.run(cashPaymentCalls.audit, { id: payment?.id ?? 0, status: cashPaymentStates.due });
  await cashier.run(cashPaymentCalls.paid, { id: payment?.id ?? 0, paidAt: null });
}

describe('the money of a shop', () => {
  it('counts what was paid and refunded by its own day, and closes by its bills', async () => {
    const shopId = await seller('资金店', 1000);
    const placed = await received([shopId, 10_000]);
    shop.clock.pass('9 days');
    await generate(shopId);
    const [bill] = await bills(shopId);
    await staff.run(settlementCalls.adjust, { id: bill?.id ?? 0, amount: -500, reason: '破损' });
    await staff.run(settlementCalls.confirm, { id: bill?.id ?? 0 });
    await refund(placed, 1000);

    const then = { orderCount: 1, taken: 10_000, refunded: 0, settled: 0, closing: 0 };
    expect(await moneyOf('资金店', between(9, 9))).toMatchObject([{ id: shopId, name: '资金店', ...then }]);
    const settled = { orderCount: 0, taken: 0, refunded: 1000, commission: 1000, platform: 0, adjusted: -500 };
    expect(await moneyOf('资金店', between(0))).toMatchObject([
      { ...settled, opening: 0, settled: 8500, paid: 0, closing: 8500 },
    ]);

    shop.clock.pass('1 day');
    await pay(shopId, '资金店', bill?.id ?? 0);
    expect(await moneyOf('资金店', between(0))).toMatchObject([{ opening: 8500, settled: 0, paid: 8500, closing: 0 }]);
    expect(await sums('资金店', between(10))).toMatchObject({
      shopCount: 1,
      taken: 10_000,
      refunded: 1000,
      opening: 0,
      settled: 8500,
      paid: 8500,
      closing: 0,
    });
    const days = await staff.run(moneyByDay, { shopId, dateLimit: between(10) });
    expect(days).toHaveLength(11);
    expect(days.filter((day) => day.taken + day.refunded + day.settled + day.paid > 0)).toMatchObject([
      { taken: 10_000, refunded: 0, settled: 0, paid: 0 },
      { taken: 0, refunded: 1000, settled: 8500, paid: 0 },
      { taken: 0, refunded: 0, settled: 0, paid: 8500 },
    ]);
  });

  it('is of its own lines where an order has several sellers, and of all shops of an operator', async () => {
    const [one, other] = [await seller('同单甲店'), await seller('同单乙店')];
    await sold([one, 3000], [other, 5000], [null, 700]);
    const operatorId = await operators.make({ name: '同单运营' });
    await staff.run(operatorCalls.bindShops, { id: operatorId, shopIds: [one, other] });

    expect(await moneyOf('同单', between(0))).toMatchObject([
      { name: '同单乙店', operatorName: '同单运营', orderCount: 1, taken: 5000 },
      { name: '同单甲店', orderCount: 1, taken: 3000 },
    ]);
    const { list } = await staff.run(listMoney, { ...page, by: 'operator', operatorId, dateLimit: between(0) });
    expect(list).toMatchObject([{ id: operatorId, name: '同单运营', taken: 8000 }]);
    expect(await staff.run(sumMoney, { operatorId, dateLimit: between(0) })).toMatchObject({ shopCount: 2, taken: 8000 });
  });

  it('carries a debt over once: the next bill is owed without it', async () => {
    const shopId = await seller('结转店', 0);
    const placed = await received([shopId, 4000]);
    shop.clock.pass('9 days');
    await generate(shopId);
    const confirmAll = async () => {
      for (const { id, status } of await bills(shopId)) if (status === 0) await staff.run(settlementCalls.confirm, { id });
    };
    await confirmAll();
    await refund(
      placed,
      4000,
      (await lineIds(placed)).map((lineId) => ({ lineId, quantity: 1 })),
    );
    await generate(shopId);
    await confirmAll();
    await received([shopId, 9000]);
    shop.clock.pass('9 days');
    await generate(shopId);
    await confirmAll();
    expect((await moneyOf('结转店', between(20)))[0]).toMatchObject({ settled: 9000, closing: 9000 });
  });

  it('costs as many questions for many shops as for one, and at most a quarter of a year at once', async () => {
    const one = await shop.countQueries(() => moneyOf('资金店', between(20)));
    expect(await shop.countQueries(() => moneyOf('店', between(20)))).toBe(one);
    await expect(sums('', 'year')).rejects.toMatchObject({ message: '一次最多看 93 天，请缩短时间，或分几次看' });
  });

  it('is taken out as a workbook', async () => {
    const { fileName } = await staff.run(shopMoneyExportCalls.exportMoney, { keywords: '资金店', dateLimit: between(20) });
    expect(decodeURIComponent(fileName)).toContain('店铺资金');
  });

  it('has the same figures from days that are kept and from their rows, and those of a day that changed since', async () => {
    const shopId = await seller('汇总店');
    const placed = await sold([shopId, 6000]);
    shop.clock.pass('2 days');
    await refund(placed, 500);
    shop.clock.pass('1 day');
    const asked = () => Promise.all([moneyOf('汇总店', between(5)), staff.run(moneyByDay, { shopId, dateLimit: between(5) })]);
    const before = await asked();

    await shop.app.write({ name: 'test.sum', actor: systemActor('test') }, ({ tx }) =>
      tx.execute(sql`select sum_sales_of_day(day) from (select distinct day from sales_mark) marked`),
    );
    expect(await asked()).toEqual(before);
    expect(before[0]).toMatchObject([{ taken: 6000, refunded: 500 }]);

    await refund(placed, 700);
    expect((await asked())[0]).toMatchObject([{ taken: 6000, refunded: 1200 }]);
  });
});

describe('people of a shop', () => {
  it('see its money alone, whatever they ask for', async () => {
    const [shopId, other] = [await seller('自家资金'), await seller('别家资金')];
    await sold([shopId, 3000], [other, 5000]);
    const { desk } = await keeper({ shopId, may: ['admin:settlement:list'] });

    for (const asked of [{}, { shopId: other }, { by: 'operator' as const }]) {
      const { list } = await desk.run(listMoney, { ...page, dateLimit: between(0), ...asked });
      expect(list.map(({ name }) => name)).toEqual('shopId' in asked || 'by' in asked ? [] : ['自家资金']);
    }
    expect(await desk.run(sumMoney, { dateLimit: between(0) })).toMatchObject({ shopCount: 1, taken: 3000 });
    expect(await desk.run(moneyByDay, { dateLimit: between(0) })).toMatchObject([{ day: today(), taken: 3000 }]);
  });
});
