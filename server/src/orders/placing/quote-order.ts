import { eq } from 'drizzle-orm';
import type { QuoteDraft } from '#contract/orders/placing.ts';
import { getHeldCoupon, reductionBy } from '#server/coupons/index.ts';
import { customer, points } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { goodsOf, itemsOf, ratesFor } from './basket.ts';
import { priceOf } from './price.ts';

/** Total of an order now; placing it reckons anew. */
export async function quoteOrder(db: Db, draft: QuoteDraft, { now }: Pick<Asked, 'now'>) {
  const [goods, rates] = await Promise.all([goodsOf(db, draft.lines), ratesFor(db, draft.lines)]);
  const items = itemsOf(draft.lines, goods);
  const known =
    draft.buyer && (await db.select({ id: customer.id }).from(customer).where(eq(customer.account, draft.buyer.account)));
  // Somebody who never bought has neither coupons nor points.
  const uid = known && (known[0]?.id ?? 0);
  const price = await priceOf(
    { tx: db, db },
    draft,
    { uid, items, rates },
    {
      coupon: async (of, id, bought) => reductionBy(await getHeldCoupon(db, id, of), bought, now),
      points: (of) => points.find(db, of),
    },
  );
  const lines = items.map(({ skuId, productName, sku, price: each, quantity }) => ({
    skuId,
    productName,
    sku,
    price: each,
    quantity,
  }));
  return { ...price, freight: price.payPostage, lines };
}
