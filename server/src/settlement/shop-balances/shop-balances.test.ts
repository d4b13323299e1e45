import { describe, expect, it } from 'vitest';
import { cashPaymentCalls } from '#contract/cashier/cash-payments.ts';
import { cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { shopCalls, shopRefusals } from '#contract/catalogue/shops.ts';
import { shopAccountCalls } from '#contract/sellers/shop-accounts.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { shopBalanceCalls } from '#contract/settlement/shop-balances.ts';
import { orderTimers } from '#server/orders/index.ts';
import { catalogueIn } from '../../../test/catalogue.ts';
import { settlementsIn } from '../../../test/settlements.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { staff, seller, received, generate, bills, refund, lineIds } = settlementsIn(shop);
const { keeper } = catalogueIn(shop);
const page = { page: 1, limit: 20 };

const balance = async (keywords: string) => (await staff.run(shopBalanceCalls.listBalances, { ...page, keywords })).list[0];
const sums = (keywords: string) => staff.run(shopBalanceCalls.sumBalances, { keywords });

/** A shop of this name with an order that is settled at a tenth. */
async function billed(name: string, price: number) {
  const shopId = await seller(name, 1000);
  const placed = await received([shopId, price]);
  shop.clock.pass('9 days');
  await generate(shopId);
  const [bill] = await bills(shopId);
  return { shopId, placed, id: bill?.id ?? 0 };
}

describe('the balance of a shop', () => {
  it('moves with the state of its bill, and is gone once it is paid', async () => {
    const { shopId, id } = await billed('余额店', 10_000);
    const nothing = { openAmount: 0, confirmedAmount: 0, payingAmount: 0, debtAmount: 0 };
    expect(await balance('余额店')).toMatchObject({ ...nothing, shopId, openCount: 1, openAmount: 9000, balance: 9000 });

    await staff.run(settlementCalls.confirm, { id });
    expect(await balance('余额店')).toMatchObject({ ...nothing, openCount: 0, confirmedAmount: 9000, balance: 9000 });

    const account = { bankName: '工行站前支行', bankAccountName: '余额店', bankAccount: '6222020200112233' };
    await staff.run(shopAccountCalls.save, { id: shopId, ...account });
    await staff.run(settlementCalls.applyPayment, { id });
    expect(await balance('余额店')).toMatchObject({ ...nothing, payingAmount: 9000, balance: 9000 });

    const [payment] = (await staff.run(cashPaymentCalls.list, { ...page, keywords: '余额店' })).list;
    const cashier = shop.admin({ account: 'second' });
    await cashier.run(cashPaymentCalls.audit, { id: payment?.id ?? 0, status: cashPaymentStates.due });
    await cashier.run(cashPaymentCalls.paid, { id: payment?.id ?? 0, paidAt: null });
    expect(await balance('余额店')).toBeUndefined();
    expect(await sums('余额店')).toMatchObject({ shopCount: 0, balance: 0 });
  });

  it('counts what the shop owes against what it is owed, also in the sums', async () => {
    const { shopId, placed, id } = await billed('欠款甲店', 10_000);
    await staff.run(settlementCalls.confirm, { id });
    await refund(
      placed,
      10_000,
      (await lineIds(placed)).map((lineId) => ({ lineId, quantity: 1 })),
    );
    await generate(shopId);
    const [later] = await bills(shopId);
    await staff.run(settlementCalls.confirm, { id: later?.id ?? 0 });
    await billed('欠款乙店', 2000);

    const { list } = await staff.run(shopBalanceCalls.listBalances, { ...page, keywords: '欠款' });
    expect(list).toMatchObject([
      { shopName: '欠款乙店', openAmount: 1800, balance: 1800 },
      { shopName: '欠款甲店', confirmedAmount: 9000, debtAmount: -9000, balance: 0 },
    ]);
    expect(await sums('欠款')).toMatchObject({ shopCount: 2, openCount: 1, debtAmount: -9000, balance: 1800 });
  });

  it('costs as many questions for many shops as for one', async () => {
    const one = await shop.countQueries(() => balance('欠款乙店'));
    expect(await shop.countQueries(() => balance('欠款'))).toBe(one);
  });
});

describe('people of a shop', () => {
  it('see its balance alone', async () => {
    const { shopId } = await billed('自家店', 3000);
    await billed('别家店', 5000);
    const { desk } = await keeper({ shopId, may: ['admin:settlement:list'] });

    const { list } = await desk.run(shopBalanceCalls.listBalances, page);
    expect(list).toMatchObject([{ shopId, shopName: '自家店', balance: 2700 }]);
    expect(await desk.run(shopBalanceCalls.sumBalances, {})).toMatchObject({ shopCount: 1, balance: 2700 });
  });
});

describe('a shop that is owed money', () => {
  const deleteForGood = async (id: number) => {
    await staff.run(shopCalls.delete, { id });
    await staff.run(shopCalls.completelyDelete, { id });
  };
  const refusedFor = (owed: number) => ({ message: shopRefusals.OWED({ owed }).message });

  it('is not deleted for good, whether a bill says so or an order that none has settled', async () => {
    const { shopId, id, placed } = await billed('欠款未清店', 10_000);
    shop.clock.pass('30 days');
    await orderTimers.find(({ name }) => name === 'order.completeReceived')?.run(shop.app);
    await expect(deleteForGood(shopId)).rejects.toMatchObject(refusedFor(9000));
    await staff.run(shopCalls.recovery, { id: shopId });
    await staff.run(settlementCalls.void, { id, reason: '重来' });
    await expect(deleteForGood(shopId)).rejects.toMatchObject(refusedFor(9000));

    await refund(placed, 10_000);

    // Products alone keep it once it is owed nothing.
    await expect(deleteForGood(shopId)).rejects.toMatchObject({ message: shopRefusals.IN_USE({ count: 1 }).message });
  });
});
