import { describe, expect, it } from 'vitest';
import type { Input } from '#contract/call.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();
const { sku, order, draft, storefront, pay, stockOf, askRefund } = ordersIn(shop);
type OrderRequest = Input<typeof openOrderCalls.create>;
const buy = async (overrides: Partial<OrderRequest>) =>
  storefront.run(openOrderCalls.create, { ...draft({ of: await sku() }), ...overrides });
const says = (message: string) => ({ code: 500, message });

describe('an order that cannot be placed', () => {
  it('names the goods that are not there, or not on the shelf', async () => {
    const hidden = await sku({ name: '旧杯', isShow: false });

    await expect(buy({ lines: [{ skuId: 999_999, quantity: 1 }] })).rejects.toMatchObject(
      says('购买的商品规格信息不存在（999999）'),
    );
    await expect(buy({ lines: [{ skuId: hidden, quantity: 1 }] })).rejects.toMatchObject(says('购买的商品已下架（旧杯）'));
  });

  it('takes no stock of the lines that could be had', async () => {
    const [plenty, few] = [await sku({ stock: 9 }), await sku({ stock: 1 })];
    const lines = [
      { skuId: plenty, quantity: 2 },
      { skuId: few, quantity: 2 },
    ];

    await expect(buy({ lines })).rejects.toMatchObject(says('库存不足'));
    expect([await stockOf(plenty), await stockOf(few)]).toEqual([9, 1]);
  });

  it('has more than a hundred lines', async () => {
    const lines = Array.from({ length: 101 }, (_, index) => ({ skuId: index + 1, quantity: 1 }));

    await expect(buy({ lines })).rejects.toMatchObject({ message: expect.stringContaining('一个订单最多 100 行') });
  });

  it('has the same goods in two lines', async () => {
    const skuId = await sku();
    const lines = [1, 2].map((quantity) => ({ skuId, quantity }));
    await expect(buy({ lines })).rejects.toMatchObject(says('同一规格请合并成一行再下单'));
  });

  it('comes to more than an order may, which its quote says as well', async () => {
    const skuId = await sku({ price: 99_999_999, stock: 200 });
    const tooMuch = says('一张订单最多 99999999.99 元，请分成几张下单');
    const { lines, address } = draft({ of: skuId, quantity: 101 });

    await expect(buy({ lines })).rejects.toMatchObject(tooMuch);
    await expect(storefront.run(openOrderCalls.quote, { lines, address })).rejects.toMatchObject(tooMuch);
    expect(await stockOf(skuId)).toBe(200);
  });

  it('says what it comes to where the buyer was shown something else', async () => {
    await expect(buy({ expectedTotal: 999 })).rejects.toMatchObject(
      says('价格已变动：应付 10.00 元，而不是 9.99 元，请确认后重新下单'),
    );
  });

  it('brings a key that was used for another order', async () => {
    const first = { ...draft({ of: await sku() }), idempotencyKey: 'reused' };
    await storefront.run(openOrderCalls.create, first);
    await expect(storefront.run(openOrderCalls.create, { ...first, mark: '别的' })).rejects.toMatchObject(
      says('幂等标识已用于另一个请求，请换一个'),
    );
  });

  it.each<[object, string]>([
    [{ lines: [] }, '请选择商品'],
    [{ lines: [{ skuId: 1, quantity: 0 }] }, '购买数量应在 1 到 9999 之间'],
    [{ lines: [{ skuId: 1, quantity: 10_000 }] }, '购买数量应在 1 到 9999 之间'],
    [{ lines: Array.from({ length: 101 }, (_, at) => ({ skuId: at + 1, quantity: 1 })) }, '一个订单最多 100 行'],
    [{ idempotencyKey: ' ' }, '缺少幂等标识 idempotencyKey'],
    [{ payType: 'cash' }, '暂不支持该支付方式，请刷新页面或者联系管理员'],
    [{ address: { name: '', phone: '1', detail: '路' } }, '请填写收货人姓名'],
    [{ address: { name: '王', phone: ' ', detail: '路' } }, '请填写收货人电话'],
    [{ address: { name: '王', phone: '1', detail: '' } }, '请填写收货地址'],
  ])('is told what to mend: %#', async (overrides, message) => {
    const body = { ...JSON.parse(JSON.stringify(draft({ of: 1 }))), ...overrides };
    expect(await storefront.raw('POST', '/open/order/create', { body })).toMatchObject({ code: 400, message });
  });
});

describe('an order that costs nothing', () => {
  it('is paid as soon as it is placed', async () => {
    expect(await order({ of: await sku({ price: 0 }) })).toMatchObject({ payPrice: 0, paid: true, state: 'toSend' });
  });
});

describe('a payment', () => {
  const payFor = ({ orderNo }: { orderNo: string }, amount: number, tradeNo = `trade-${orderNo}`) =>
    storefront.run(openOrderCalls.pay, { orderNo, amount, tradeNo });

  it('is of the amount that is due', async () => {
    const placed = await order({ of: await sku() });
    await expect(payFor(placed, 999)).rejects.toMatchObject(says('收款金额与应付金额不一致，应付 10.00 元'));
    expect(await payFor(placed, 1000)).toMatchObject({ paid: true });
  });

  it.each(['9.996', '10.000000001', 9.996])('of %s yuan is refused, not rounded to what is due', async (amount) => {
    const { orderNo } = await order({ of: await sku() });
    const body = { orderNo, amount, tradeNo: `trade-${orderNo}` };

    expect(await storefront.raw('POST', '/open/order/pay', { body })).toMatchObject({ code: 400, message: '金额最多两位小数' });
  });

  it('of a large order is taken, and given back, like any other', async () => {
    const of = await sku({ price: 60_000_000 });
    const placed = await order({ of, quantity: 2, expectedTotal: 120_000_000 });
    await shop.admin().run(orderCalls.updatePrice, { orderNo: placed.orderNo, payPrice: 110_000_000 });

    expect(await payFor(placed, 110_000_000)).toMatchObject({ paid: true, payPrice: 110_000_000 });
    const back = { orderNo: placed.orderNo, amount: 110_000_000, requestKey: 'large', reason: '多拍' };
    expect(await shop.admin().run(refundCalls.agreeRefund, back)).toMatchObject({ amount: 110_000_000 });
  });

  it('that is told twice has one effect, and one by another trade is refused', async () => {
    const placed = await order({ of: await sku() });
    const [first, second] = [await payFor(placed, 1000), await payFor(placed, 1000)];

    expect(second).toEqual(first);
    await expect(payFor(placed, 1000, 'another')).rejects.toMatchObject(says('订单已用另一笔交易支付'));
  });

  it('pays for one order only', async () => {
    const [one, other] = [await order({ of: await sku() }), await order({ of: await sku() })];
    await payFor(one, 1000, 'shared');
    await expect(payFor(other, 1000, 'shared')).rejects.toMatchObject(says('订单已用另一笔交易支付'));
  });
});

describe('an order that is paid', () => {
  it('is not cancelled, and asked back once', async () => {
    const placed = await order({ of: await sku(), paid: true });
    const { orderNo } = placed;

    await expect(storefront.run(openOrderCalls.cancel, { orderNo })).rejects.toMatchObject(
      says('订单已支付，不能取消，请申请退款'),
    );
    await askRefund(placed);
    await expect(storefront.run(openOrderCalls.askRefund, { orderNo, reason: '换个原因' })).rejects.toMatchObject(
      says('正在申请退款中'),
    );
    await expect(storefront.run(openOrderCalls.confirmReceipt, { orderNo })).rejects.toMatchObject(
      says('订单退款中，请先处理退款再确认收货'),
    );
  });

  it('is not received before it is sent, nor asked back before it is paid', async () => {
    const [unpaid, paid] = [await order({ of: await sku() }), await order({ of: await sku(), paid: true })];

    await expect(storefront.run(openOrderCalls.confirmReceipt, { orderNo: paid.orderNo })).rejects.toMatchObject(
      says('订单还没有发货或已经收货，不能确认收货'),
    );
    await expect(askRefund(unpaid)).rejects.toMatchObject(says('未支付无法退款'));
  });
});

describe('an order that is cancelled', () => {
  it('gives its stock back once, however often and at once', async () => {
    const of = await sku({ stock: 5 });
    const { orderNo } = await order({ of, quantity: 2 });

    const ends = await Promise.all([1, 2, 3].map(() => storefront.run(openOrderCalls.cancel, { orderNo })));

    expect(ends.map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await stockOf(of)).toBe(5);
  });

  it('has money back that comes after its goods went to somebody else', async () => {
    const of = await sku({ stock: 1, price: 6000 });
    const late = await order({ of });
    await storefront.run(openOrderCalls.cancel, { orderNo: late.orderNo });
    await order({ of, buyer: { account: 'quicker' } });

    await pay(late);
    await shop.runQueued();

    const { state, refundState } = await storefront.run(openOrderCalls.read, { orderNo: late.orderNo });
    expect([state, refundState, await stockOf(of)]).toEqual(['cancelled', 'refunded', 0]);
  });

  it('is either paid or cancelled when both come at once, and the money is never lost', async () => {
    const of = await sku({ stock: 5 });
    const placed = await order({ of });

    await Promise.allSettled([storefront.run(openOrderCalls.cancel, { orderNo: placed.orderNo }), pay(placed)]);

    const { state, paid, refundState } = await storefront.run(openOrderCalls.read, { orderNo: placed.orderNo });
    expect([`${state} ${refundState}`, paid]).toEqual([expect.stringMatching(/^(toSend none|cancelled paying)$/), true]);
    expect(await stockOf(of)).toBe(state === 'toSend' ? 4 : 5);
  });
});
