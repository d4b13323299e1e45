import { describe, expect, it } from 'vitest';
import { Payment } from '#contract/orders/placing.ts';

const payment = (amount: unknown) => Payment.safeParse({ orderNo: '1', tradeNo: 't', amount });

describe('the amount of a payment', () => {
  it.each([
    ['18.80', 1880],
    [18.8, 1880],
    ['7.500', 750],
    [66, 6600],
  ])('%j is %i fen', (sent, fen) => {
    expect(payment(sent).data?.amount).toBe(fen);
  });

  it.each(['18.795', 18.795, '66.000000001', 66.000_000_001])('%j is refused, not rounded', (sent) => {
    expect(payment(sent).error?.issues[0]?.message).toBe('金额最多两位小数');
  });
});
