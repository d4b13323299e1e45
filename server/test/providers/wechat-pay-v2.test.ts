import { describe, expect, it } from 'vitest';
import { orderMoneyCalls } from '#contract/orders/payments/order-money.ts';
import { openOrderPaymentCalls } from '#contract/orders/payments/order-payments.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { incomingNoticeCalls } from '#contract/services/incoming-notices.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { postXml } from '../../../stand-ins/wechat-pay/notices.ts';
import { type V2Forgery, noticeText, paidNotice, refundNotice } from '../../../stand-ins/wechat-pay/v2/notices.ts';
import { type PlacedOrder, ordersIn } from '../orders.ts';
import { openWechatShop } from '../wechat-stand-in.ts';

const { shop, wechat } = openWechatShop('2');
const { sku, order, info, storefront, stockOf } = ordersIn(shop);
const boss = () => shop.admin();
let keys = 0;

/** An order of 10 yuan whose code was shown. */
async function begun() {
  const skuId = await sku({ price: 1000, stock: 1 });
  const placed = await order({ of: skuId });
  const { orderNo } = placed;
  const { number, codeUrl } = await storefront.run(openOrderPaymentCalls.startPayment, { orderNo, channel: 'native' });
  return { placed, number, codeUrl, skuId };
}
async function paid() {
  const found = await begun();
  wechat().pay(found.number);
  expect(await wechat().deliverDue()).toEqual([200]);
  return found;
}
const isPaid = async (placed: PlacedOrder) => (await info(placed)).paid;
const latestNotice = async () => (await boss().run(incomingNoticeCalls.list, { page: 1, limit: 1 })).list[0];
const refundOf = async ({ orderNo }: PlacedOrder) => (await boss().run(refundCalls.listRefunds, { orderNo }))[0];
async function refunded({ orderNo }: PlacedOrder) {
  const requestKey = `v2-${(keys += 1)}`;
  await boss().run(refundCalls.agreeRefund, { orderNo, amount: 1000, reason: '协商退款', requestKey });
  await shop.runQueued();
  const [refund] = [...wechat().books.refunds.values()].slice(-1);
  if (!refund) throw new Error('the refund was asked for');
  return refund;
}

describe('money by the second version', () => {
  it('pays the order by its notice, once, and ends the repeats by the words that it reads', async () => {
    const { placed, number, codeUrl } = await begun();
    expect(codeUrl).toMatch(/^weixin:\/\/wxpay\//);
    wechat().pay(number, { coupon: 10 });
    const statuses = await Promise.all([wechat().deliverDue(), wechat().deliverDue()]);

    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    expect(wechat().notices.at(-1)).toMatchObject({ isTaken: true });
    expect(await boss().run(orderCalls.info, { orderNo: placed.orderNo })).toMatchObject({ payType: 'weixin', payPrice: 1000 });
    expect(await isPaid(placed)).toBe(true);
    expect(wechat().refusals.filter(({ target }) => target !== '/')).toEqual([]);
  });

  it('is found by a question where no notice comes', async () => {
    const { placed, number } = await begun();
    wechat().pay(number, { isTold: false });
    await shop.pass('1 minute');
    expect(await isPaid(placed)).toBe(true);
  });

  it('is closed before its order is cancelled, which takes five minutes', async () => {
    const { placed, number, skuId } = await begun();
    const cancel = () => storefront.run(openOrderCalls.cancel, { orderNo: placed.orderNo });
    await expect(cancel()).rejects.toThrow(/./);
    expect(await stockOf(skuId)).toBe(0);
    await shop.pass('6 minutes');
    await cancel();
    expect(wechat().books.trades.get(number)?.state).toBe('CLOSED');
    expect(await stockOf(skuId)).toBe(1);
  });
});

describe('a notice of the second version that is not right', () => {
  it.each<V2Forgery>(['sum', 'sign', 'unsigned', 'truncated'])(
    'by its %s is refused by the status, and moves nothing',
    async (forgery) => {
      const { placed, number } = await begun();
      const trade = wechat().pay(number, { isTold: false });
      const status = await postXml(trade.notifyUrl, noticeText(paidNotice(trade), forgery));

      expect([400, 401]).toContain(status);
      expect(await isPaid(placed)).toBe(false);
      expect(await latestNotice()).toMatchObject({ state: 'refused' });
    },
  );

  it('at the address of the third is refused: the acknowledgement there has no words that it reads', async () => {
    const { placed, number } = await begun();
    const trade = wechat().pay(number, { isTold: false });
    expect(await postXml(`${trade.notifyUrl}/v3`, noticeText(paidNotice(trade)))).toBe(400);
    expect(await isPaid(placed)).toBe(false);
    expect(await latestNotice()).toMatchObject({ state: 'refused', why: 'unreadable' });
  });

  it.each<[string, Record<string, string>, number]>([
    ['another merchant', { mch_id: '1900000002' }, 401],
    ['another app', { appid: 'wxother00000001' }, 401],
    ['another currency', { fee_type: 'USD' }, 401],
    ['another sum', { total_fee: '999' }, 200],
    ['a number that nobody began', { out_trade_no: 'nobody0000001' }, 200],
  ])('of %s moves nothing, though it is signed', async (_, content, status) => {
    const { placed, number } = await begun();
    const trade = wechat().pay(number, { isTold: false });
    expect(await postXml(trade.notifyUrl, noticeText(paidNotice(trade, content)))).toBe(status);
    expect(await isPaid(placed)).toBe(false);
  });
});

describe('money that goes back by the second version', () => {
  it('shows the certificate of the merchant, and is paid once its notice made the shop ask', async () => {
    const { placed } = await paid();
    const { outRefundNo } = await refunded(placed);
    expect(await refundOf(placed)).toMatchObject({ state: 'paying', disbursement: { state: 'processing' } });

    wechat().endRefund(outRefundNo, 'SUCCESS');
    expect(await wechat().deliverDue()).toEqual([200]);
    await shop.runQueued();
    expect(await refundOf(placed)).toMatchObject({ state: 'done', disbursement: { state: 'done' } });
  });

  it('has every question, answer and notice on the timeline of the order, as money of the third version has', async () => {
    const { placed, number } = await paid();
    const refund = await refunded(placed);
    await shop.pass('1 minute');
    wechat().endRefund(refund.outRefundNo, 'SUCCESS');
    await wechat().deliverDue();
    await shop.runQueued();

    const { movements, steps } = await boss().run(orderMoneyCalls.moneyTimeline, { orderNo: placed.orderNo });
    const stepsOf = (of: string) =>
      steps
        .filter((each) => each.number === of)
        .map(({ step, answer }) => [step, answer])
        .reverse();
    expect(movements.map(({ kind, number: own, state }) => [kind, own, state]).toSorted()).toEqual([
      ['payment', number, 'paid'],
      ['refund', refund.outRefundNo, 'done'],
    ]);
    expect(stepsOf(number)).toEqual([
      ['begin', null],
      ['create', 'open'],
      ['notice', null],
    ]);
    expect(stepsOf(refund.outRefundNo)).toEqual([
      ['begin', null],
      ['refund', 'processing'],
      ['query', 'processing'],
      ['notice', null],
      ['query', 'done'],
    ]);
  });

  it('is not believed of a notice, which anybody may seal who knows the key: only the answer to a question counts', async () => {
    const { placed } = await paid();
    const refund = await refunded(placed);
    const said = refundNotice(refund, { refund_status: 'SUCCESS', refund_fee: '1000' });
    expect(await postXml(refund.notifyUrl ?? '', noticeText(said))).toBe(200);
    await shop.runQueued();
    expect(await refundOf(placed)).toMatchObject({ state: 'paying', disbursement: { state: 'processing' } });
  });

  it('is not sent without the certificate', async () => {
    const { placed } = await paid();
    const before = wechat().books.refunds.size;
    const { serialNo } = wechat().merchant;
    wechat().merchant.serialNo = '00';
    await boss().run(refundCalls.agreeRefund, {
      orderNo: placed.orderNo,
      amount: 1000,
      reason: '协商退款',
      requestKey: 'v2-none',
    });
    await shop.runQueued();
    expect(wechat().books.refunds.size).toBe(before);
    expect(await refundOf(placed)).toMatchObject({ state: 'paying' });
    wechat().merchant.serialNo = serialNo;
    await shop.pass('1 minute');
    expect(wechat().books.refunds.size).toBe(before + 1);
  });
});
