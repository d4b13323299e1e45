import { and, inArray, not } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { product } from '../products/tables.ts';
import { productReply } from '../reviews/tables.ts';
import { type ImportCounts, zeroCounts } from '../import-plan/counts.ts';
import type { RecordRefusal, ReviewItem } from '../import-reading/document.ts';

const CHUNK = 1000;
const NOBODY = '匿名用户';

/** Reviews that are not there yet, told by their fingerprints. In a dry run products of the same file count as there. */
export async function importReviews(
  db: Db,
  write: Write | undefined,
  reviews: readonly ReviewItem[],
  coming: ReadonlySet<string>,
): Promise<{ counts: ImportCounts; refused: RecordRefusal[] }> {
  const counts = zeroCounts();
  const refused: RecordRefusal[] = [];
  for (let at = 0; at < reviews.length; at += CHUNK) {
    const chunk = reviews.slice(at, at + CHUNK);
    const known = await db
      .select({ code: productReply.code })
      .from(productReply)
      .where(
        inArray(
          productReply.code,
          chunk.map(({ code }) => code),
        ),
      );
    const codes = new Set(known.map(({ code }) => code));
    const products = await db
      .select({ id: product.id, code: product.code })
      .from(product)
      .where(
        and(
          not(product.isDel),
          inArray(
            product.code,
            chunk.map((review) => review.product),
          ),
        ),
      );
    const ids = new Map(products.map(({ id, code }) => [code, id]));
    const fresh: (typeof productReply.$inferInsert)[] = [];
    for (const review of chunk) {
      const productId = ids.get(review.product) ?? (coming.has(review.product) ? 0 : undefined);
      if (productId === undefined)
        refused.push({ kind: 'reviews', row: review.row, name: review.comment.slice(0, 20), reason: '没有找到评价的商品' });
      else if (codes.has(review.code)) counts.unchanged += 1;
      else fresh.push(rowOf(review, productId));
    }
    if (write && fresh.length > 0) await write.tx.insert(productReply).values(fresh);
    counts.created += fresh.length;
  }
  counts.refused = refused.length;
  return { counts, refused };
}

const rowOf = ({ code, comment, pics, score, at }: ReviewItem, productId: number) => ({
  productId,
  code,
  comment,
  pics,
  productScore: score,
  serviceScore: score,
  nickname: NOBODY,
  avatar: '',
  createTime: at,
  updateTime: at,
});
