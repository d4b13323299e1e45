import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { customerCalls } from '#contract/customers/customers.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { openTransferCalls } from '#contract/finance/transfers.ts';
import { openWithdrawalCalls } from '#contract/finance/open-withdrawals.ts';
import { offlineCalls } from '#contract/orders/payments/offline-payments.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { exactMoney } from '#contract/wire.ts';

const moving: [string, Call<never>, string][] = [
  ['a payment', openOrderCalls.pay, 'amount'],
  ['a payment offline', offlineCalls.payOffline, 'amount'],
  ['a price that is changed', orderCalls.updatePrice, 'payPrice'],
  ['a refund', refundCalls.refund, 'amount'],
  ['a refund of a part', refundCalls.agreeRefund, 'amount'],
  ['a recharge', openRechargeCalls.create, 'price'],
  ['the payment of a recharge', openRechargeCalls.pay, 'amount'],
  ['the refund of a recharge', rechargeCalls.refund, 'amount'],
  ['a withdrawal', openWithdrawalCalls.apply, 'extractPrice'],
  ['commission for the balance', openTransferCalls.transfer, 'amount'],
  ['an adjusted balance', customerCalls.adjustFounds, 'moneyValue'],
  ['an invoice that is reversed', invoiceCalls.red, 'amount'],
];

const complaint = ({ query, body }: Call<never>, field: string, sent: unknown) =>
  (body ?? query)?.safeParse({ [field]: sent }).error?.issues.find(({ path }) => path[0] === field)?.message;

describe('money that changes hands', () => {
  it.each([
    ['18.80', 1880],
    [18.8, 1880],
    [9.9, 990],
    [0.07, 7],
    [1.15, 115],
    [999_999.99, 99_999_999],
    ['7.500', 750],
    [66, 6600],
    ['66', 6600],
    [19.9 * 3, 5970],
    [`${19.9 * 3}`, 5970],
    [0.1 + 0.2, 30],
    [100.1 - 25.76, 7434],
    [`${100.1 - 25.76}`, 7434],
    [333_333.33 * 3, 99_999_999],
  ])('of %j is %i fen', (sent, fen) => {
    expect(exactMoney.parse(sent)).toBe(fen);
  });

  it.each(['-1', -1, 'abc', '', '1e3', 1_000_000, '1000000.00'])('is no %j', (sent) => {
    expect(exactMoney.safeParse(sent).error?.issues[0]?.message).toBe('金额应为 0 到 999999.99 元');
  });

  describe.each(moving)('as %s', (_what, call, field) => {
    it.each(['18.795', 18.795, '66.000000001', 66.000_000_001, 0.001])('of %j is refused, not rounded', (sent) => {
      expect(complaint(call, field, sent)).toBe('金额最多两位小数');
    });

    it.each(['18.80', 18.8])('of %j is taken', (sent) => {
      expect(complaint(call, field, sent)).toBeUndefined();
    });
  });
});
