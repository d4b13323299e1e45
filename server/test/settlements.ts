import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { refundCalls } from '#contract/orders/refunds.ts';
import type { SettlementInfo } from '#contract/settlement/settlement-record.ts';
import { settlementRunCalls } from '#contract/settlement/settlement-runs.ts';
import { settlementCalls } from '#contract/settlement/settlements.ts';
import { openOrderCalls } from '#contract/storefront/orders.ts';
import { settlement, settlementLine } from '#server/settlement/index.ts';
import { ordersIn, type PlacedOrder } from './orders.ts';
import type { Shop } from './shop.ts';

const page = { page: 1, limit: 200 };

/** Pieces of an order: the shop that sells each, none for the house itself, and its price in fen. */
type Goods = readonly (readonly [merId: number | null, price: number])[];

/** Sellers, orders of theirs that were received, and their bills. */
export function settlementsIn(shop: Shop) {
  const orders = ordersIn(shop);
  const staff = shop.admin();

  /** Today, as the days of a period. */
  const today = () => {
    const day = showDay(shop.clock.now());
    return { periodStart: day, periodEnd: day };
  };
  /** The last days, today not among them. */
  const lately = (days = 30) => ({
    periodStart: showDay(startOfDay(shop.clock.now(), -days)),
    periodEnd: showDay(startOfDay(shop.clock.now(), -8)),
  });

  /** A shop of the mall at this rate, in hundredths of a per cent. */
  async function seller(name: string, commissionRate = 1000): Promise<number> {
    await staff.run(shopCalls.save, { name, logo: 'a.png', commissionRate });
    return (await staff.run(shopCalls.list, { keywords: name, page: 1, limit: 1 })).list[0]?.id ?? 0;
  }

  /** A paid order, on these terms: of a buyer, with a coupon, with points. */
  async function soldOn(terms: Partial<Input<typeof openOrderCalls.create>>, ...goods: Goods): Promise<PlacedOrder> {
    const lines: { skuId: number; quantity: number }[] = [];
    for (const [merId, price] of goods) lines.push({ skuId: await orders.sku({ merId, price }), quantity: 1 });
    const placed = await orders.storefront.run(openOrderCalls.create, {
      ...orders.draft({ of: lines[0]?.skuId ?? 0 }),
      ...terms,
      lines,
    });
    await orders.pay(placed);
    return placed;
  }

  /** A paid order. */
  const sold = (...goods: Goods) => soldOn({}, ...goods);

  async function receive(placed: PlacedOrder): Promise<PlacedOrder> {
    await orders.send(placed);
    await orders.storefront.run(openOrderCalls.confirmReceipt, { orderNo: placed.orderNo });
    return placed;
  }

  /** Begins to pay money back; it is there when the queue has run. */
  const beginRefund = ({ orderNo }: PlacedOrder, amount: number, lines: { lineId: number; quantity: number }[] = []) =>
    staff.run(refundCalls.agreeRefund, { orderNo, amount, lines, reason: '协商', requestKey: randomUUID() });

  return {
    ...orders,
    staff,
    today,
    lately,
    seller,
    sold,
    soldOn,
    receive,
    received: async (...goods: Goods) => receive(await sold(...goods)),
    beginRefund,
    async refund(...refunded: Parameters<typeof beginRefund>) {
      await beginRefund(...refunded);
      await shop.runQueued();
    },
    lineIds: async (placed: PlacedOrder) => (await orders.info(placed)).orderInfo.map(({ id }) => id),

    /** Makes the bills of what was received in the last days; of one shop where it is named. */
    async generate(shopId?: number) {
      const { created, jobId } = await staff.run(settlementRunCalls.generate, { ...lately(), ...(shopId && { shopId }) });
      if (jobId !== null) await shop.runQueued();
      return created;
    },
    bills: async (shopId: number): Promise<SettlementInfo[]> => {
      const { list } = await staff.run(settlementCalls.list, { ...page, shopId });
      return Promise.all(list.map(({ id }) => staff.run(settlementCalls.info, { id })));
    },
    lines: async (id: number) => (await staff.run(settlementCalls.lines, { ...page, id })).list,
    liveLines: () => shop.db.select().from(settlementLine).where(eq(settlementLine.isLive, true)),
    billOf: async (id: number) => (await shop.db.select().from(settlement).where(eq(settlement.id, id)))[0],
  };
}
