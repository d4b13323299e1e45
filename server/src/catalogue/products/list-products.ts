import { desc, eq, sql } from 'drizzle-orm';
import type { ProductRow } from '#contract/catalogue/product-record.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { found, pageByWord } from '#server/platform/database/by-word.ts';
import { COUNT_CAP, WORD_CAP, cappedAt, offsetOf, toPage } from '#server/platform/database/page.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { settingOf } from '#server/settings/index.ts';
import { countTabs } from './count-tabs.ts';
import { type Filter, type Shape, conditionOf, isGathered, shapeOf, valuesOf, gatheredIdsOf } from './filters.ts';
import { type ProductRecord, attrsByProduct, productColumns, skusByProduct } from './queries.ts';
import { toRow } from './record.ts';
import { product } from './tables.ts';

// Ids first, from the index alone: a deep page carries no row that it does not show.
const pageQuery = prepared('product_page', (db, shape: Shape, name) => {
  const ids = db
    .select({ id: product.id })
    .from(product)
    .where(conditionOf(shape))
    .orderBy(desc(product.sort), desc(product.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('ids');
  return db
    .select(productColumns)
    .from(product)
    .innerJoin(ids, eq(ids.id, product.id))
    .orderBy(desc(product.sort), desc(product.id))
    .prepare(name);
});

const gatheredQuery = prepared('product_gathered', (db, shape: Shape, name) =>
  db
    .select({ ...productColumns, n: found.n })
    .from(product)
    .innerJoin(gatheredIdsOf(shape), eq(found.id, product.id))
    .orderBy(desc(product.sort), desc(product.id))
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
        .limit(sql.placeholder('reach'))
        .as('found'),
    )
    .prepare(name),
);

const isUnfiltered = (shape: Shape) => shape.endsWith('_none_no_all');

type Input = Filter & { page: number; limit: number };

type ListedProduct = ProductRecord & { cateValues: string };

async function rowsOf(db: Db, products: ListedProduct[], pictures: Addresses): Promise<ProductRow[]> {
  if (products.length === 0) return [];
  const ids = products.map(({ id }) => id);
  const [attrs, skus] = await Promise.all([attrsByProduct(db, ids), skusByProduct(db, ids)]);
  return products.map((row) => toRow(row, attrs.get(row.id) ?? [], skus.get(row.id) ?? [], pictures));
}

interface Total {
  total: number;
  capped: boolean;
}

/** Kept counts where nothing filters; otherwise counted up to a cap. */
async function totalOf(db: Db, input: Input, low: number): Promise<Total> {
  const shape = shapeOf(input);
  if (isUnfiltered(shape)) return { total: (await countTabs(db, low))(input.type ?? 0), capped: false };
  const cap = isGathered(shape) ? WORD_CAP : COUNT_CAP;
  const [row] = await countQuery(db, shape).execute({ ...valuesOf(input, low), reach: cap + 1 });
  return cappedAt(cap, row?.n ?? 0);
}

async function pageOf(db: Db, input: Input, low: number): Promise<Total & { rows: ListedProduct[] }> {
  const shape = shapeOf(input);
  const wanted = valuesOf(input, low);
  const paging = { limit: input.limit, offset: offsetOf(input) };
  if (isGathered(shape)) {
    return pageByWord(db, {
      key: `product ${shape} ${JSON.stringify(wanted)}`,
      paging,
      page: (common) => gatheredQuery(db, shape).execute({ ...wanted, ...paging, common }),
      count: () => totalOf(db, input, low),
    });
  }
  const [rows, total] = await Promise.all([pageQuery(db, shape).execute({ ...wanted, ...paging }), totalOf(db, input, low)]);
  return { rows, ...total };
}

/** The list of a tab, or of everything that is not deleted: four queries, whatever the page. */
export async function listProducts(db: Db, input: Input): Promise<Page<ProductRow>> {
  const [low, pictures] = await Promise.all([settingOf(db, 'store_stock'), addressesOf(db)]);
  const { rows, total, capped } = await pageOf(db, input, low);
  return toPage(input, total, await rowsOf(db, rows, pictures), capped);
}
