import { INT_MAX } from '#contract/wire.ts';
import { and, desc, sql } from 'drizzle-orm';
import { stockSettings } from '#contract/catalogue/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { settingOf } from '#server/settings/index.ts';
import { type ProductListFilter, toQuestion } from '../product-list/filters.ts';
import type { Question } from '#server/platform/database/lists/facets.ts';
import { type ProductRecord, productColumns } from '../products/queries.ts';
import { skusByProduct } from '../skus/queries.ts';
import { product } from '../products/tables.ts';
import type { SkuLine } from './columns.ts';
import { openDirectory } from './directory.ts';

/** Few enough that a page of many specifications does not fill the memory. */
const PAGE = 500;

const questionOf = async (db: Db, filter: ProductListFilter, now: Date): Promise<Question> =>
  toQuestion(filter, await settingOf(db, stockSettings.store_stock), now);

const isAfter = sql`(${product.sort}, ${product.id}) < (${sql.placeholder('sort')}::int, ${sql.placeholder('id')}::int)`;
// Each page goes on where the one before it ended: an offset would read all that went before once more.
const pageQuery = (db: Db, question: Question) =>
  db
    .select(productColumns)
    .from(product)
    .where(and(question.where('along'), isAfter))
    .orderBy(desc(product.sort), desc(product.id))
    .limit(PAGE)
    .prepare('');

const countQuery = (db: Db, question: Question) =>
  db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(product)
    .where(question.where('along'))
    .prepare('');

type ListedProduct = ProductRecord & { cateValues: string };

export async function countProducts(db: Db, filter: ProductListFilter, now: Date): Promise<number> {
  const question = await questionOf(db, filter, now);
  const [row] = await countQuery(db, question).execute({ ...question.values });
  return row?.n ?? 0;
}

/** All that the filter finds, in the order of the list. */
export async function* productPages(db: Db, filter: ProductListFilter, now: Date): AsyncGenerator<ListedProduct[]> {
  const question = await questionOf(db, filter, now);
  const query = pageQuery(db, question);
  let after = { sort: INT_MAX, id: INT_MAX };
  for (;;) {
    const page = await query.execute({ ...question.values, ...after });
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = { sort: last.sort, id: last.id };
  }
}

/** Pages with a line per SKU. */
export async function* skuPages(
  db: Db,
  filter: ProductListFilter,
  now: Date,
): AsyncGenerator<{ records: number; rows: SkuLine[] }> {
  const { categoriesOf, brandOf } = await openDirectory(db);
  for await (const page of productPages(db, filter, now)) {
    const skus = await skusByProduct(
      db,
      page.map(({ id }) => id),
    );
    const rows = page.flatMap((found) => {
      const names = { categories: categoriesOf(found.cateId), brand: brandOf(found.brandId) };
      return (skus.get(found.id) ?? []).map((sku, at) => ({ product: found, sku, isFirst: at === 0, ...names }));
    });
    yield { records: page.length, rows };
  }
}
