import type { QuoteDraft } from '#contract/orders/quotes.ts';
import { getHeldCoupon } from '#server/coupons/index.ts';
import { findBuyer, points } from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { goodsOf, itemsOf, ratesFor } from './basket.ts';
import { priceOf } from './price.ts';
import { saleFor, saleOf } from './sale.ts';

/** Buyer who never bought: no level, coupons or points. */
const STRANGER = { id: 0, discount: 100 };

/** Total of an order now; placing it reckons anew. */
export async function quoteOrder(db: Db, draft: QuoteDraft, { now }: Pick<CallContext, 'now'>) {
  const [goods, rates, found] = await Promise.all([goodsOf(db, draft.lines), ratesFor(db, draft), saleFor(db, draft)]);
  const sale = saleOf(draft, found, now);
  const items = itemsOf(draft.lines, goods, sale);
  const buyer = draft.buyer && ((await findBuyer(db, draft.buyer.account)) ?? STRANGER);
  const purse = {
    coupon: (id: number, uid: number) => getHeldCoupon(db, id, uid),
    points: (uid: number) => points.find(db, uid),
  };
  const basket = { buyer, items, rates, activityBearer: sale?.activity.bearer, now };
  const { totals, lines, ...price } = await priceOf({ tx: db, db }, draft, basket, purse);
  const activity = sale ? { kind: sale.activity.kind, title: sale.activity.title } : null;
  const shown = lines.map((line) => ({ ...line, payPrice: line.paidPrice }));
  return { ...totals, ...price, lines: shown, freight: totals.payPostage, activity };
}
