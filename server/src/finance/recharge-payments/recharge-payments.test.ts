import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openRechargePaymentCalls, openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { rechargeTypes } from '#contract/finance/recharge-record.ts';
import { accountsIn } from '../../../test/accounts.ts';
import { CHANNEL, incomingPaymentsIn } from '../../../test/incoming-payments.ts';
import { openPayProvider } from '../../../test/pay-provider.ts';
import { openShop } from '../../../test/shop.ts';

const provider = openPayProvider(() => shop.clock.now());
const shop = openShop({ payments: provider });
const { storefront, notice } = incomingPaymentsIn(shop);
const { standing, gaps } = accountsIn(shop);

async function begun(account: string) {
  const draft = { account, price: 12_300, idempotencyKey: randomUUID(), rechargeType: rechargeTypes.weixinh5 };
  const { orderId } = await storefront.run(openRechargeCalls.create, draft);
  const { number } = await storefront.run(openRechargePaymentCalls.startPayment, { orderId, ...CHANNEL });
  return { orderId, number };
}

describe('a recharge through a provider', () => {
  it('is on the balance once, however often its money is told', async () => {
    const { orderId, number } = await begun('payer-1');
    const receipt = provider.pay(number);

    await Promise.all([notice(receipt), notice(receipt), notice(receipt)]);

    expect(await standing('payer-1')).toMatchObject({ money: 12_300 });
    expect(await storefront.run(openRechargePaymentCalls.watchPayment, { orderId })).toMatchObject({ state: 'paid' });
    expect(await gaps()).toEqual([]);
  });

  it('is told by the provider, and not by the storefront', async () => {
    const { orderId } = await begun('payer-2');

    await expect(storefront.run(openRechargeCalls.pay, { orderId, amount: 12_300, tradeNo: 'T-2' })).rejects.toMatchObject({
      message: '已接通支付渠道，收款由渠道确认，只能上报余额支付和线下支付',
    });
    expect(await standing('payer-2')).toMatchObject({ money: 0 });
  });

  it('is told by no storefront as paid by Alipay either, once WeChat Pay is connected', async () => {
    const draft = { account: 'payer-2b', price: 12_300, idempotencyKey: randomUUID(), rechargeType: rechargeTypes.alipay };
    const { orderId } = await storefront.run(openRechargeCalls.create, draft);

    await expect(storefront.run(openRechargeCalls.pay, { orderId, amount: 12_300, tradeNo: 'T-2b' })).rejects.toMatchObject({
      message: '已接通支付渠道，收款由渠道确认，只能上报余额支付和线下支付',
    });
    expect(await standing('payer-2b')).toMatchObject({ money: 0 });
  });

  it('is paid once, and money that comes again goes back', async () => {
    const { orderId, number } = await begun('payer-3');
    const other = await storefront.run(openRechargePaymentCalls.startPayment, { orderId, channel: 'h5' });
    await notice(provider.pay(number));

    await notice(provider.pay(other.number));
    await shop.runQueued();

    expect(provider.paidOut()).toBe(12_300);
    expect(await standing('payer-3')).toMatchObject({ money: 12_300 });
  });

  it('keeps its money where the storefront has told it while no provider was connected', async () => {
    const { orderId, number } = await begun('payer-4');
    const receipt = provider.pay(number);
    provider.become('absent');
    await storefront.run(openRechargeCalls.pay, { orderId, amount: 12_300, tradeNo: receipt.transactionNo });
    provider.become('willing');
    const before = provider.paidOut();

    await notice(receipt);
    await shop.runQueued();

    expect(provider.paidOut()).toBe(before);
    expect(await standing('payer-4')).toMatchObject({ money: 12_300 });
  });
});
