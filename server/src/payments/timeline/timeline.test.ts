import { describe, expect, it } from 'vitest';
import { rechargeMoneyCalls, withdrawalMoneyCalls } from '#contract/finance/money/timelines.ts';
import { openRechargeCalls, openRechargePaymentCalls } from '#contract/finance/open-recharges.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { withdrawalCalls } from '#contract/finance/withdrawals.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { orderMoneyCalls } from '#contract/orders/payments/order-money.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { moveCommission } from '#server/customers/index.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { incomingPaymentsIn } from '../../../test/incoming-payments.ts';
import { openPayProvider } from '../../../test/pay-provider.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayProvider(() => shop.clock.now());
const shop = openShop({ payments: provider });
const { sku, order, storefront, begin, watch, notice } = incomingPaymentsIn(shop);
const { written, uidOf } = accountsIn(shop);
const boss = shop.admin();
const moneyOf = ({ orderNo }: { orderNo: string }, who = boss) => who.run(orderMoneyCalls.moneyTimeline, { orderNo });

let keys = 0;
async function refunded({ orderNo }: { orderNo: string }, amount: number): Promise<void> {
  await boss.run(refundCalls.agreeRefund, { orderNo, amount, reason: '协商退款', requestKey: `money-${(keys += 1)}` });
  await shop.runQueued();
}
async function paid(price: number) {
  provider.become('willing');
  const placed = await order({ of: await sku({ price }) });
  const { number } = await begin(placed);
  const receipt = provider.pay(number);
  await watch(placed);
  return { placed, number, receipt };
}

describe('the money of an order', () => {
  it('tells our number and theirs, each question and answer, and when the next is due', async () => {
    const placed = await order({ of: await sku({ price: 1990 }) });
    const { number } = await begin(placed);
    expect(await moneyOf(placed)).toMatchObject({
      movements: [{ kind: 'payment', number, providerNo: null, state: 'open', amount: 1990, nextAskTime: expect.any(Date) }],
    });

    const receipt = provider.pay(number);
    await watch(placed);
    await notice({ ...receipt, transactionNo: 'T-other', amount: 1 });
    await refunded(placed, 990);
    const { movements, steps } = await moneyOf(placed);

    expect(movements).toMatchObject([
      { kind: 'refund', amount: 990, state: 'done', providerNo: expect.stringMatching(/^provider-/), nextAskTime: null },
      { kind: 'payment', number, amount: 1990, state: 'paid', providerNo: receipt.transactionNo, nextAskTime: null },
    ]);
    const told = steps.map(({ step, answer }) => [step, answer]);
    expect(told.toReversed()).toEqual([
      ['begin', null],
      ['create', 'open'],
      ['query', 'paid'],
      ['difference', null],
      ['begin', null],
      ['refund', 'done'],
    ]);
    expect(steps.find(({ step }) => step === 'difference')?.detail).toContain('T-other');
  });

  it('says where nobody answers why, and when it is asked again', async () => {
    const placed = await order({ of: await sku({ price: 500 }) });
    provider.become('forgetful');
    await begin(placed);
    provider.become('willing');
    const { movements, steps } = await moneyOf(placed);
    expect(movements).toMatchObject([{ state: 'unknown', why: expect.stringContaining('没有答复') }]);
    expect(steps[0]).toMatchObject({ step: 'create', answer: 'unknown' });
  });

  it('tells no amounts, nor words that may name them, to whoever may not see them', async () => {
    const { placed, number } = await paid(4321);
    await refunded(placed, 1234);
    const { movements, steps } = await moneyOf(placed, shop.admin({ role: '仓库' }));
    expect(movements).toMatchObject([
      { amount: null, why: null },
      { number, amount: null },
    ]);
    expect(JSON.stringify({ movements, steps })).not.toMatch(/12\.34|43\.21/);
    expect(new Set(steps.map(({ detail }) => detail))).toEqual(new Set(['']));
  });

  it('costs the same statements however much happened', async () => {
    const one = await paid(1000);
    await refunded(one.placed, 100);
    const many = await paid(5000);
    for (let times = 0; times < 4; times += 1) await refunded(many.placed, 100);
    const first = await shop.countQueries(() => moneyOf(one.placed));
    expect(await shop.countQueries(() => moneyOf(many.placed))).toBe(first);
  });

  it('is there for nobody who may not see the order', async () => {
    const { placed } = await paid(700);
    await expect(moneyOf(placed, shop.admin({ may: [] }))).rejects.toMatchObject({ code: 403 });
    await expect(moneyOf({ orderNo: 'order0' })).rejects.toMatchObject({ message: '没有找到订单信息' });
  });
});

describe('the money of a recharge and of a withdrawal', () => {
  it('is told alike', async () => {
    const asked = { account: '充值的', idempotencyKey: 'r1', price: 10_000, rechargeType: 'routine' } as const;
    const { orderId } = await storefront.run(openRechargeCalls.create, asked);
    const { number } = await storefront.run(openRechargePaymentCalls.startPayment, { orderId, channel: 'native' });
    provider.pay(number);
    await storefront.run(openRechargePaymentCalls.watchPayment, { orderId });
    const [recharge] = (await boss.run(rechargeCalls.list, { page: 1, limit: 1 })).list;
    expect(await boss.run(rechargeMoneyCalls.moneyTimeline, { id: recharge?.id ?? 0 })).toMatchObject({
      movements: [{ kind: 'payment', number, state: 'paid', amount: 10_000 }],
    });

    const uid = await uidOf('推广的');
    await written((write) => moveCommission(write, { uid, kind: 'refused', price: 10_000, mark: '返还' }));
    const payout = { account: '推广的', idempotencyKey: 'w1', extractType: 'weixin', realName: '李四', wechat: 'li4' } as const;
    await storefront.run(openWithdrawalCalls.apply, { ...payout, extractPrice: 2000 });
    const [{ id } = { id: 0 }] = (await boss.run(withdrawalCalls.list, { page: 1, limit: 1 })).list;
    expect(await boss.run(withdrawalMoneyCalls.moneyTimeline, { id })).toEqual({ movements: [], steps: [] });
    await boss.run(withdrawalCalls.decide, { id, status: withdrawalStates.paid, payoutNo: 'BANK-1' });
    const { movements, steps } = await boss.run(withdrawalMoneyCalls.moneyTimeline, { id });
    expect(movements).toMatchObject([{ kind: 'withdrawal', amount: 2000, state: 'done', providerNo: 'BANK-1' }]);
    expect(steps).toMatchObject([{ step: 'settle', answer: 'done', detail: 'BANK-1' }, { step: 'begin' }]);
  });
});
