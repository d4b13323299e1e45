import { and, desc, eq, getTableColumns, gte, ilike, inArray, lt } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { reviewCalls } from '#contract/catalogue/reviews.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { containing } from '#server/platform/database/like.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { product } from '../products/tables.ts';
import { productReply } from './tables.ts';

const { search: _, ...productColumns } = getTableColumns(product);
type Found = { review: typeof productReply.$inferSelect; storeProduct: Omit<typeof product.$inferSelect, 'search'> };

const toReview = ({ review, storeProduct }: Found, pictures: Addresses) => ({
  ...review,
  replyType: 'product',
  avatar: pictures.show(review.avatar),
  pics: review.pics.map(pictures.show),
  storeProduct: { ...storeProduct, image: pictures.show(storeProduct.image), content: null },
});

/** A product name that matches nothing gives an empty page. */
export async function listReviews(db: Db, input: Input<typeof reviewCalls.list>, { now }: Pick<Asked, 'now'>) {
  const period = periodOf(input.dateLimit, now);
  const named =
    input.productSearch &&
    db
      .select({ id: product.id })
      .from(product)
      .where(ilike(product.storeName, containing(input.productSearch)));
  const where = and(
    eq(productReply.isDel, false),
    input.isReply === undefined ? undefined : eq(productReply.isReply, input.isReply),
    input.nickname ? ilike(productReply.nickname, containing(input.nickname)) : undefined,
    named ? inArray(productReply.productId, named) : undefined,
    period && and(gte(productReply.createTime, period.from), lt(productReply.createTime, period.until)),
  );
  const page = db
    .select({ review: productReply, storeProduct: productColumns })
    .from(productReply)
    .innerJoin(product, eq(product.id, productReply.productId))
    .where(where);
  const rows = await page.orderBy(desc(productReply.id)).limit(input.limit).offset(offsetOf(input));
  const [total, pictures] = await Promise.all([db.$count(productReply, where), addressesOf(db)]);
  return toPage(
    input,
    total,
    rows.map((row) => toReview(row, pictures)),
  );
}
