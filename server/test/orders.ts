import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { orderStepCalls } from '#contract/orders/order-steps.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { moveStock, product, sku } from '#server/catalogue/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import type { Shop } from './shop.ts';
import { openStorefrontClient } from './storefront.ts';

type OrderInput = Input<typeof openOrderCalls.create>;

interface SkuOptions {
  stock?: number;
  /** Price in fen. */
  price?: number;
  /** Cost in fen, the price by default. */
  cost?: number;
  name?: string;
  isShow?: boolean;
  image?: string;
  barCode?: string;
  /** Shop that sells it; the house itself by default. */
  merId?: number | null;
}

interface OrderOptions extends Partial<Omit<OrderInput, 'lines'>> {
  /** Key of a SKU. */
  of: number;
  quantity?: number;
  paid?: boolean;
  sent?: boolean;
  received?: boolean;
}

export type PlacedOrder = Answer<typeof openOrderCalls.create>;

export const address = {
  name: '王小明',
  phone: '13800001234',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 1 号',
  cityId: 0,
};

/** Factories of orders in every state; all through the calls that make them. */
export function ordersIn(shop: Shop) {
  const storefront = openStorefrontClient(shop);

  const draft = ({ of, quantity = 1, ...overrides }: OrderOptions): OrderInput => ({
    idempotencyKey: randomUUID(),
    address,
    payType: 'weixin',
    ...overrides,
    lines: [{ skuId: of, quantity }],
  });

  const pay = ({ orderNo, payPrice }: PlacedOrder) =>
    storefront.run(openOrderCalls.pay, { orderNo, amount: payPrice, tradeNo: `trade-${orderNo}` });
  const send = ({ orderNo }: PlacedOrder) =>
    shop.admin().run(sendingCalls.send, { orderNo, type: '1', expressCode: 'shunfeng', expressNumber: 'SF10001' });

  return {
    storefront,
    draft,
    pay,
    send,

    /** A product on shelf with one specification; answers the key of its SKU. */
    async sku({
      stock = 10,
      price = 1000,
      name = '马克杯',
      isShow = true,
      image = 'image/mug.png',
      barCode = '',
      merId = null,
      cost = price,
    }: SkuOptions = {}): Promise<number> {
      const { value } = await shop.app.write({ name: 'test.sku', actor: systemActor('test') }, async (write) => {
        const texts = {
          storeName: name,
          storeInfo: name,
          keyword: '',
          image,
          sliderImage: [],
          unitName: '件',
          cateId: '',
        };
        const [made] = await write.tx
          .insert(product)
          .values({ ...texts, tempId: 1, specType: false, isSub: false, isShow, merId, addTime: write.now })
          .returning();
        const productId = made?.id ?? 0;
        const cents = { price, cost, otPrice: price };
        const [kind] = await write.tx
          .insert(sku)
          .values({ productId, suk: '默认', attrValue: { 规格: '默认' }, image: '', barCode, ...cents })
          .returning();
        const skuId = kind?.id ?? 0;
        await moveStock(write, [{ skuId, delta: stock, cause: 'opening' }]);
        return skuId;
      });
      return value;
    },

    async stockOf(skuId: number): Promise<number> {
      const [row] = await shop.db.select({ stock: sku.stock }).from(sku).where(eq(sku.id, skuId));
      return row?.stock ?? Number.NaN;
    },

    async order(overrides: OrderOptions): Promise<PlacedOrder> {
      const placed = await storefront.run(openOrderCalls.create, draft(overrides));
      const { received = false, sent = received, paid = sent } = overrides;
      if (paid) await pay(placed);
      if (sent) await send(placed);
      if (received) await storefront.run(openOrderCalls.confirmReceipt, { orderNo: placed.orderNo });
      return placed;
    },

    askRefund: ({ orderNo }: PlacedOrder) => storefront.run(openOrderCalls.askRefund, { orderNo, reason: '与描述不符' }),
    info: ({ orderNo }: PlacedOrder) => shop.admin().run(orderCalls.info, { orderNo }),
    timeline: ({ orderNo }: PlacedOrder) => shop.admin().run(orderStepCalls.timeline, { orderNo }),
  };
}
