import { desc, sql } from 'drizzle-orm';
import type { ProductRow } from '#contract/catalogue/product-record.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { COUNT_CAP, offsetOf, toPage } from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { settingOf } from '#server/settings/index.ts';
import { countTabs } from './count-tabs.ts';
import { type Filter, type Shape, conditionOf, shapeOf, valuesOf } from './filters.ts';
import { type ProductRecord, attrsByProduct, productColumns, skusByProduct } from './queries.ts';
import { toRow } from './record.ts';
import { product } from './tables.ts';

const pageQuery = prepared('product_page', (db, shape: Shape, name) =>
  db
    .select(productColumns)
    .from(product)
    .where(conditionOf(shape))
    .orderBy(desc(product.sort), desc(product.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name),
);

const countQuery = prepared('product_count', (db, shape: Shape, name) =>
  db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(
      db
        .select({ one: sql`1`.as('one') })
        .from(product)
        .where(conditionOf(shape))
        .limit(COUNT_CAP + 1)
        .as('found'),
    )
    .prepare(name),
);

const isUnfiltered = (shape: Shape) => shape.endsWith('_none_no_all');

type Input = Filter & { page: number; limit: number };

async function rowsOf(db: Db, products: (ProductRecord & { cateValues: string })[], pictures: Addresses): Promise<ProductRow[]> {
  if (products.length === 0) return [];
  const ids = products.map(({ id }) => id);
  const [attrs, skus] = await Promise.all([attrsByProduct(db, ids), skusByProduct(db, ids)]);
  return products.map((row) => toRow(row, attrs.get(row.id) ?? [], skus.get(row.id) ?? [], pictures));
}

/** Kept counts where nothing filters; otherwise counted up to the cap, and not at all when the page tells. */
async function totalOf(db: Db, input: Input, found: number, low: number): Promise<number> {
  const shape = shapeOf(input);
  if (isUnfiltered(shape)) return (await countTabs(db, low))(input.type ?? 0);
  const offset = offsetOf(input);
  if (found < input.limit && (found > 0 || offset === 0)) return offset + found;
  const [row] = await countQuery(db, shape).execute(valuesOf(input, low));
  return row?.n ?? 0;
}

/** The list of a tab, or of everything that is not deleted: four queries, whatever the page. */
export async function listProducts(db: Db, input: Input): Promise<Page<ProductRow>> {
  const [low, pictures] = await Promise.all([settingOf(db, 'store_stock'), addressesOf(db)]);
  const products = await pageQuery(db, shapeOf(input)).execute({
    ...valuesOf(input, low),
    limit: input.limit,
    offset: offsetOf(input),
  });
  const [list, total] = await Promise.all([rowsOf(db, products, pictures), totalOf(db, input, products.length, low)]);
  const isCapped = total > COUNT_CAP && !isUnfiltered(shapeOf(input));
  return toPage(input, isCapped ? COUNT_CAP : total, list, isCapped);
}
