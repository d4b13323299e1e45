import { describe, expect, it } from 'vitest';
import { type PaymentProvider, openPayments, standInProvider } from '#server/platform/payments.ts';
import { paymentService } from './payment-service.ts';

const said = async (provider: PaymentProvider) => {
  const [step] = paymentService(openPayments([provider])).steps();
  return (await step?.run())?.says;
};

describe('a check of the ways of paying online', () => {
  it('says that the channel of the demonstration moves no money', async () => {
    expect(await said(standInProvider)).toBe('演示渠道，不会动真钱');
  });

  it('leads to the line of the provider where one is connected', async () => {
    expect(await said({ name: 'wechat-pay', connect: async () => ({}) })).toMatch(/^已接通.*「微信支付」/);
  });
});
