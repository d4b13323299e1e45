import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { approvalCalls } from '#contract/approvals/approvals.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, askRefund, info, storefront } = ordersIn(shop);
const deciding = ['admin:approval:list', 'admin:approval:decide'];
const may = ['admin:order:refund', rechargeCalls.refund.permission, ...deciding];
let clerks = 0;
/** Another person who refunds up to 50 yuan alone in 24 hours. */
const clerkOf = () => shop.admin({ may, refundDayLimit: 5000, realName: `客服 ${(clerks += 1)}` });
const paid = async () => order({ of: await sku({ price: 3000 }), paid: true });
const terms = ({ orderNo }: PlacedOrder, amount: number) => ({ orderNo, amount, reason: '破损', requestKey: randomUUID() });
const tooMuch = (before: string) => ({
  code: 428,
  message: `您 24 小时内的退款上限是 50.00 元（之前已退 ${before} 元），请提交给另一个人复核`,
});

describe('refunds of a day', () => {
  it('are limited in sum by a role, whichever orders they are of, until 24 hours are over', async () => {
    const clerk = clerkOf();
    const [first, second, third] = [await paid(), await paid(), await paid()];
    await clerk.run(refundCalls.agreeRefund, terms(first, 3000));
    await clerk.run(refundCalls.agreeRefund, terms(second, 2000));

    await expect(clerk.run(refundCalls.agreeRefund, terms(third, 1))).rejects.toMatchObject(tooMuch('50.00'));
    await askRefund(third);
    await expect(clerk.run(refundCalls.refund, { orderNo: third.orderNo, amount: 3000 })).rejects.toMatchObject(tooMuch('50.00'));
    expect(await info(third)).toMatchObject({ refundPrice: 0 });

    shop.clock.pass('24 hours');
    expect(await clerk.run(refundCalls.refund, { orderNo: third.orderNo, amount: 3000 })).toBe(true);
  });

  it('count once where a request is repeated', async () => {
    const clerk = clerkOf();
    const refund = terms(await paid(), 3000);
    await clerk.run(refundCalls.agreeRefund, refund);
    await clerk.run(refundCalls.agreeRefund, refund);

    await expect(clerk.run(refundCalls.agreeRefund, terms(await paid(), 2001))).rejects.toMatchObject(tooMuch('30.00'));
  });

  it('stay within the limit of many at the same moment', async () => {
    const clerk = clerkOf();
    const placed = await Promise.all(Array.from({ length: 6 }, paid));

    const done = await Promise.allSettled(placed.map((one) => clerk.run(refundCalls.agreeRefund, terms(one, 1500))));

    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(done.find(({ status }) => status === 'rejected')).toMatchObject({ reason: tooMuch('45.00') });
  });

  it('hold refunds of recharges as well', async () => {
    const clerk = clerkOf();
    await clerk.run(refundCalls.agreeRefund, terms(await paid(), 3000));
    const asked = { account: '充值客户', idempotencyKey: randomUUID(), price: 10_000, rechargeType: 'weixinh5' } as const;
    const { orderId } = await storefront.run(openRechargeCalls.create, asked);
    await storefront.run(openRechargeCalls.pay, { orderId, amount: 10_000, tradeNo: orderId });
    const [recharge] = (await shop.admin().run(rechargeCalls.list, { keywords: orderId, page: 1, limit: 1 })).list;
    const refund = { id: recharge?.id ?? 0, type: 1, amount: 2500, idempotencyKey: randomUUID() };

    await expect(clerk.run(rechargeCalls.refund, refund)).rejects.toMatchObject(tooMuch('30.00'));
  });

  it('go to a second person beyond it', async () => {
    const clerk = clerkOf();
    const [first, second] = [await paid(), await paid()];
    await clerk.run(refundCalls.agreeRefund, terms(first, 3000));
    const large = terms(second, 3000);
    await expect(clerk.run(refundCalls.agreeRefund, large)).rejects.toMatchObject({ code: 428 });

    await clerk.run(refundCalls.proposeRefund, large);
    const owner = shop.admin();
    const [waits] = (await owner.run(approvalCalls.list, { page: 1, limit: 1, state: 'waiting' })).list;
    await owner.run(approvalCalls.approve, { id: waits?.id ?? 0 });
    await shop.runQueued();

    expect(await info(second)).toMatchObject({ refundPrice: 3000 });
  });
});
