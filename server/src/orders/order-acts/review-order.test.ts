import { describe, expect, it } from 'vitest';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { openReviewCalls } from '#contract/storefront/reviews.ts';
import { type PlacedOrder, ordersIn } from '../../../test/orders.ts';
import { openShop } from '../../../test/shop.ts';
import { openStorefrontClient } from '../../../test/storefront.ts';

const shop = openShop();
const { sku, order, draft, send, storefront, info, timeline, askRefund } = ordersIn(shop);
const admin = shop.admin();

const scores = { productScore: 5, serviceScore: 4 };
const productOf = async (placed: PlacedOrder, line = 0) => (await info(placed)).orderInfo[line]?.info.productId ?? 0;

async function received() {
  const placed = await order({ of: await sku(), received: true, buyer: { account: 'wang', nickname: '王小明' } });
  return { ...placed, productId: await productOf(placed) };
}

const reviewOf = ({ orderNo, productId }: { orderNo: string; productId: number }, comment = '杯子很好') => ({
  orderNo,
  productId,
  comment,
  ...scores,
});

describe('a customer who has received an order', () => {
  it('writes about its product, under their own name and for this order', async () => {
    const placed = await received();

    await storefront.run(openReviewCalls.write, { ...reviewOf(placed, '釉面很细'), pics: ['https://cdn.example.com/a.jpg'] });

    const { list } = await admin.run(reviewCalls.list, { page: 1, limit: 20 });
    expect(list[0]).toMatchObject({ comment: '釉面很细', nickname: '王小明', sku: '默认', ...scores });
    expect(list[0]).toMatchObject({ pics: ['https://cdn.example.com/a.jpg'], isReply: false, isShow: true });
    expect(list[0]?.oid).toBeGreaterThan(0);
  });

  it('has each product marked in the order, which the last one completes', async () => {
    const [one, other] = [await sku(), await sku({ name: '茶壶' })];
    const placed = await storefront.run(openOrderCalls.create, {
      ...draft({ of: one }),
      lines: [
        { skuId: one, quantity: 1 },
        { skuId: other, quantity: 1 },
      ],
    });
    await storefront.run(openOrderCalls.pay, { orderNo: placed.orderNo, amount: placed.payPrice, tradeNo: placed.orderNo });
    await send(placed);
    await storefront.run(openOrderCalls.confirmReceipt, { orderNo: placed.orderNo });
    const write = async (line: number) =>
      storefront.run(openReviewCalls.write, reviewOf({ orderNo: placed.orderNo, productId: await productOf(placed, line) }));

    const replies = async () => (await info(placed)).orderInfo.map((line) => line.info.isReply);

    expect(await replies()).toEqual([0, 0]);
    expect(await write(0)).toMatchObject({ state: 'toReview' });
    expect(await replies()).toEqual([1, 0]);
    expect(await write(1)).toMatchObject({ state: 'done' });
    expect(await replies()).toEqual([1, 1]);

    expect((await timeline(placed))[0]).toMatchObject({ changeType: 'check_order_over', changeMessage: '用户评价' });
  });

  it('writes once about a product, even when asked twice at once', async () => {
    const placed = await received();
    const twice = [reviewOf(placed, '第一次'), reviewOf(placed, '第二次')];

    const outcomes = await Promise.allSettled(twice.map((said) => storefront.run(openReviewCalls.write, said)));

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { total } = await storefront.run(openReviewCalls.list, { productId: placed.productId, page: 1, limit: 20 });
    expect(total).toBe(1);
  });

  it('does not write again after the shop has deleted the review', async () => {
    const one = await sku();
    const placed = await order({ of: one, received: true });
    const review = reviewOf({ orderNo: placed.orderNo, productId: await productOf(placed) });
    await storefront.run(openReviewCalls.write, review);
    const { list } = await admin.run(reviewCalls.list, { page: 1, limit: 1 });
    await admin.run(reviewCalls.delete, { id: list[0]?.id ?? 0 });

    await expect(storefront.run(openReviewCalls.write, review)).rejects.toMatchObject({ message: /评价/ });
  });
});

describe('a review is refused', () => {
  const refused = (said: Parameters<typeof reviewOf>[0], message: string) =>
    expect(storefront.run(openReviewCalls.write, reviewOf(said))).rejects.toMatchObject({ message });
  const tooEarly = '确认收货后才能评价，订单还没有收货、正在退款或已经评价完';

  it('before the goods are received', async () => {
    const placed = await order({ of: await sku(), sent: true });
    await refused({ orderNo: placed.orderNo, productId: await productOf(placed) }, tooEarly);
  });

  it('while a refund is asked', async () => {
    const placed = await received();
    await askRefund(placed);
    await refused(placed, tooEarly);
  });

  it('about what was not bought', async () => {
    const [placed, elsewhere] = [await received(), await received()];
    await refused({ ...placed, productId: elsewhere.productId }, '没有找到商品信息，请从这个订单的商品里选择');
  });

  it('by another storefront', async () => {
    const placed = await received();
    const other = openStorefrontClient(shop);

    await expect(other.run(openReviewCalls.write, reviewOf(placed))).rejects.toMatchObject({ message: '没有找到订单信息' });
  });
});

describe('what customers read of a product', () => {
  it('leaves hidden reviews out, masks names and tells stars', async () => {
    const one = await sku();
    const write = async (comment: string) => {
      const placed = await order({ of: one, received: true, buyer: { account: 'li', nickname: '李雷雷' } });
      const productId = await productOf(placed);
      await storefront.run(openReviewCalls.write, reviewOf({ orderNo: placed.orderNo, productId }, comment));
      return productId;
    };
    const productId = await write('第一条');
    await write('第二条');
    const { list: all } = await admin.run(reviewCalls.list, { page: 1, limit: 1 });
    await admin.run(reviewCalls.show, { id: all[0]?.id ?? 0, isShow: false });

    const { list, total } = await storefront.run(openReviewCalls.list, { productId, page: 1, limit: 20 });

    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ comment: '第一条', nickname: '李**雷', star: 4 });
    expect(await storefront.run(openReviewCalls.summary, { productId })).toEqual({
      total: 1,
      good: 1,
      fair: 0,
      bad: 0,
      positiveRate: '1.00',
      star: '4.0',
    });
    expect(await storefront.run(openReviewCalls.list, { productId, level: 3, page: 1, limit: 20 })).toMatchObject({ total: 0 });
  });
});
