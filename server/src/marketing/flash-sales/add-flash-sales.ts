import type { SalesDraft } from '#contract/marketing/flash-sale-record.ts';
import { flashSaleRefusals } from '#contract/marketing/flash-sale-refusals.ts';
import { lockProducts, skusByProduct, textsAndGifts } from '#server/catalogue/index.ts';
import { checkBearer } from '#server/coupons/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { activity, activitySku } from '../activities/tables.ts';
import { periodOf } from '../activities/rules.ts';
import { allowOpen } from '../clashes/allow-open.ts';
import { slotFor } from '../slots/slot-for.ts';
import { type SoldProduct, planSales, titlesFor } from './plan-sales.ts';
import { takenTitles } from './queries.ts';

/** Products as they are now, locked, as far as the actor sees them. */
async function productsOf({ tx, actor }: Write, ids: readonly number[]): Promise<Map<number, SoldProduct>> {
  const products = await lockProducts(tx, ids, actor);
  const [skus, texts] = await Promise.all([skusByProduct(tx, ids), textsAndGifts(tx, ids)]);
  const contents = new Map(texts.map(({ id, description }) => [id, description]));
  return new Map(
    products.map((product) => {
      const { id } = product;
      return [id, { product, skus: skus.get(id) ?? [], content: contents.get(id) ?? '' }];
    }),
  );
}

/** Puts products on sale together; where one cannot be sold so, none is. */
export async function addFlashSales(write: Write, draft: SalesDraft): Promise<null> {
  const { tx, actor, now } = write;
  checkBearer(actor, draft.bearer);
  const period = periodOf(draft, now);
  const slot = await slotFor(write, draft);
  const products = await productsOf(
    write,
    draft.products.map(({ productId }) => productId),
  );
  const titles = draft.products.flatMap((item) =>
    titlesFor(item, products.get(item.productId)?.product.storeName ?? '', { draft, slot }),
  );
  const { planned, refused } = planSales(products, await takenTitles(tx, titles), { draft, slot, period });
  if (refused.length > 0) throw flashSaleRefusals.SOME_REFUSED({ products: refused });

  const made = await tx
    .insert(activity)
    .values(planned.map(({ values }) => ({ ...values, createTime: now, updateTime: now })))
    .returning({ id: activity.id, productId: activity.productId });
  const idOf = new Map(made.map(({ id, productId }) => [productId, id]));
  const sold = planned.flatMap(({ values, skus }) =>
    skus.map((sku) => ({ ...sku, activityId: idOf.get(values.productId) ?? 0, quotaShow: sku.quota })),
  );
  await tx.insert(activitySku).values(sold);
  return allowOpen(
    write,
    made.map(({ id }) => id),
    draft,
  );
}
