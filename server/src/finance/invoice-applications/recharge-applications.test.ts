import { describe, expect, it } from 'vitest';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { openInvoiceCalls } from '#contract/finance/invoices/open-invoices.ts';
import { openRechargeCalls } from '#contract/finance/open-recharges.ts';
import { rechargeCalls } from '#contract/finance/recharges.ts';
import { enterprise, invoicesIn, newNumber } from '../../../test/invoices.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const storefront = openStorefrontClient(shop);
const admin = shop.admin();
const { audit, info, invoice, issue } = invoicesIn(shop);
const { order, sku } = ordersIn(shop);
let accounts = 0;
const someone = () => `recharged-${(accounts += 1)}`;

async function recharged(account: string, price = 10_000): Promise<{ id: number; orderNo: string }> {
  const asked = { account, idempotencyKey: newNumber(), price, rechargeType: 'routine' as const };
  const { orderId } = await storefront.run(openRechargeCalls.create, asked);
  await storefront.run(openRechargeCalls.pay, { orderId, amount: price, tradeNo: newNumber() });
  const { list } = await admin.run(rechargeCalls.list, { page: 1, limit: 1, keywords: orderId });
  return { id: list[0]?.id ?? 0, orderNo: orderId };
}
const apply = (account: string, { orderNo }: { orderNo: string }, more: object = {}) =>
  storefront.run(openInvoiceCalls.apply, { ...enterprise, ...more, account, source: 2, orderNos: [orderNo] });
async function payBack(id: number, amount: number) {
  await admin.run(rechargeCalls.refund, { id, type: 1, amount });
  await shop.runQueued();
}

describe('an application for a recharge', () => {
  it('is over what was paid and not refunded, under the code of prepaid value and untaxed', async () => {
    const account = someone();
    const paid = await recharged(account);
    await payBack(paid.id, 4000);
    const application = await apply(account, paid);
    await audit(application, 4);

    const found = await info(application);
    expect(found).toMatchObject({
      source: 2,
      amount: 6000,
      lines: [{ goodsName: '预付卡销售和充值', zeroTaxFlag: 2, taxRate: 0 }],
    });
    await expect(issue(application)).rejects.toMatchObject({ message: expect.stringMatching(/编码 601 开头/) });
    const { id } = await issue(application, { lines: found.lines });
    expect(await invoice(id)).toMatchObject({ amount: 6000, taxAmount: 0, lines: [{ taxCode: '6010000000000000000' }] });
  });

  it('follows refunds until it is issued, and has a red-letter task after that', async () => {
    const account = someone();
    const paid = await recharged(account);
    const application = await apply(account, paid);
    await payBack(paid.id, 1000);
    expect(await info(application)).toMatchObject({ amount: 9000 });
    await audit(application, 4);
    const { id } = await issue(application, { lines: (await info(application)).lines });

    await payBack(paid.id, 2000);

    expect(await invoice(id)).toMatchObject({ redDue: 2000, tasks: [{ orderNo: paid.orderNo, amount: 2000 }] });
  });

  it('is made once, for a recharge of their own only, and for an ordinary invoice', async () => {
    const account = someone();
    const paid = await recharged(account);
    await expect(apply(someone(), paid)).rejects.toMatchObject({ message: expect.stringMatching(/没有这个订单/) });
    await expect(apply(account, paid, { invoiceType: 2 })).rejects.toMatchObject({ message: '充值只能开普通发票' });
    const all = await Promise.allSettled([apply(account, paid), apply(account, paid)]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('leaves no invoice for goods that were bought with it', async () => {
    const account = someone();
    const paid = await recharged(account);
    const placed = await order({ of: await sku({ price: 3000 }), buyer: { account }, payType: 'yue', received: true });
    const inGoods = () => admin.run(applicationCalls.preview, { orderNos: [placed.orderNo] });
    expect(await inGoods()).toMatchObject({ amount: 3000, problem: '' });
    const application = await apply(account, paid);
    expect(await inGoods()).toMatchObject({ amount: 3000, problem: '充值和用这笔余额支付的订单不能重复开票' });
    const goods = { ...enterprise, orderNos: [placed.orderNo] };
    await expect(admin.run(applicationCalls.save, goods)).rejects.toMatchObject({
      message: '充值和用这笔余额支付的订单不能重复开票',
    });

    await audit(application, 3, '改开商品');
    await admin.run(applicationCalls.save, goods);

    const again = await admin.run(applicationCalls.preview, { source: 2, orderNos: [paid.orderNo] });
    expect(again).toMatchObject({ amount: 10_000, problem: '充值和用这笔余额支付的订单不能重复开票' });
    await expect(apply(account, paid)).rejects.toMatchObject({ message: '充值和用这笔余额支付的订单不能重复开票' });
  });

  it('stays refused when goods were invoiced meanwhile, whatever its title', async () => {
    const account = someone();
    const paid = await recharged(account);
    const application = await apply(account, paid);
    await audit(application, 3, '抬头不对');
    const placed = await order({ of: await sku({ price: 3000 }), buyer: { account }, payType: 'yue', received: true });
    await admin.run(applicationCalls.save, { ...enterprise, orderNos: [placed.orderNo] });

    await expect(apply(account, paid, { id: application.id })).rejects.toMatchObject({
      message: '充值和用这笔余额支付的订单不能重复开票',
    });
    expect(await info(application)).toMatchObject({ audit: 3 });
  });

  it('whose invoice waits to be reversed for a refund leaves other recharges to be invoiced', async () => {
    const account = someone();
    const paid = await recharged(account);
    const application = await apply(account, paid);
    await audit(application, 4);
    await issue(application, { lines: (await info(application)).lines });
    await payBack(paid.id, 2000);

    expect(await apply(account, await recharged(account, 5000))).toMatchObject({ applyNo: expect.stringMatching(/^FP/) });
  });
});
