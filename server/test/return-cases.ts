import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { CaseInfo } from '#contract/after-sales/return-case-record.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { moveStock, sku } from '#server/catalogue/index.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import { type PlacedOrder, ordersIn } from './orders.ts';
import type { Shop } from './shop.ts';

type CaseDraft = Input<typeof returnCaseCalls.open>;

const returnTo = '退货组 13800000000 杭州市西湖区文三路 2 号';
let keys = 0;

/** Factories of return cases in every state; all through the calls that make them. */
export function casesIn(shop: Shop) {
  const orders = ordersIn(shop);
  const staff = shop.admin();

  async function open(of: PlacedOrder, overrides: Partial<CaseDraft> = {}): Promise<CaseInfo> {
    const [line] = (await orders.info(of)).orderInfo;
    const { id } = await staff.run(returnCaseCalls.open, {
      orderNo: of.orderNo,
      kind: 'return',
      reason: '与描述不符',
      returnTo,
      lines: [{ lineId: line?.id ?? 0, quantity: 1 }],
      requestKey: `case-${(keys += 1)}`,
      ...overrides,
    });
    return staff.run(returnCaseCalls.info, { id });
  }

  async function checkIn({ id }: { id: number }, came: { received?: number; sellable?: number } = {}): Promise<CaseInfo> {
    const { lines } = await staff.run(returnCaseCalls.info, { id });
    await staff.run(returnCaseCalls.checkIn, {
      id,
      lines: lines.map((line) => {
        const { received = line.quantity, sellable = received } = came;
        return { id: line.id, received, sellable };
      }),
    });
    return staff.run(returnCaseCalls.info, { id });
  }

  return {
    ...orders,
    staff,
    open,
    checkIn,
    caseInfo: (id: number) => staff.run(returnCaseCalls.info, { id }),
    refundCase: (id: number, amount: number, requestKey = `back-${(keys += 1)}`) =>
      staff.run(returnCaseCalls.refund, { id, amount, requestKey }),

    /** Another SKU of the product of this one. */
    async sizeOf(skuId: number, { price = 1000, stock = 10, suk = '大号' } = {}): Promise<number> {
      const { value } = await shop.app.write({ name: 'test.size', actor: systemActor('test') }, async (write) => {
        const [known] = await write.tx.select().from(sku).where(eq(sku.id, skuId));
        const money = { price, cost: price, otPrice: price };
        const [made] = await write.tx
          .insert(sku)
          .values({ productId: known?.productId ?? 0, suk, attrValue: { 规格: suk }, image: '', ...money })
          .returning();
        await moveStock(write, [{ skuId: made?.id ?? 0, delta: stock, cause: 'opening' }]);
        return made?.id ?? 0;
      });
      return value;
    },
  };
}
