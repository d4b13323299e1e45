import { desc, eq, sql } from 'drizzle-orm';
import type { ProductRow } from '#contract/catalogue/product-record.ts';
import type { Page } from '#contract/wire.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { COUNT_CAP, WORD_CAP, offsetOf, toPage } from '#server/platform/database/page.ts';
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
    .where(conditionOf(shape, true))
    .orderBy(desc(product.sort), desc(product.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(name),
);

// The offset of the matches, though 0, keeps the planner from reading the list in its order instead.
const fewQuery = prepared('product_few', (db, shape: Shape, name) => {
  const all = db
    .select({ id: product.id, sort: product.sort })
    .from(product)
    .where(conditionOf(shape))
    .offset(sql.placeholder('none'))
    .as('matches');
  const found = db
    .select({ id: all.id })
    .from(all)
    .orderBy(desc(all.sort), desc(all.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('found');
  return db
    .select(productColumns)
    .from(product)
    .innerJoin(found, eq(found.id, product.id))
    .orderBy(desc(product.sort), desc(product.id))
    .prepare(name);
});

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

async function rowsOf(db: Db, products: (ProductRecord & { cateValues: string })[], pictures: Addresses): Promise<ProductRow[]> {
  if (products.length === 0) return [];
  const ids = products.map(({ id }) => id);
  const [attrs, skus] = await Promise.all([attrsByProduct(db, ids), skusByProduct(db, ids)]);
  return products.map((row) => toRow(row, attrs.get(row.id) ?? [], skus.get(row.id) ?? [], pictures));
}

const isByWord = (shape: Shape) => /_(pair|some)_/.test(shape);

interface Total {
  total: number;
  capped: boolean;
}

/** Kept counts where nothing filters; otherwise counted up to a cap, which also tells which way to read. */
async function totalOf(db: Db, input: Input, low: number): Promise<Total> {
  const shape = shapeOf(input);
  if (isUnfiltered(shape)) return { total: (await countTabs(db, low))(input.type ?? 0), capped: false };
  const cap = isByWord(shape) ? WORD_CAP : COUNT_CAP;
  const [row] = await countQuery(db, shape).execute({ ...valuesOf(input, low), reach: cap + 1 });
  const n = row?.n ?? 0;
  return { total: Math.min(n, cap), capped: n > cap };
}

/** The list of a tab, or of everything that is not deleted: four queries, whatever the page. */
export async function listProducts(db: Db, input: Input): Promise<Page<ProductRow>> {
  const [low, pictures] = await Promise.all([settingOf(db, 'store_stock'), addressesOf(db)]);
  const shape = shapeOf(input);
  const { total, capped } = await totalOf(db, input, low);
  const query = isByWord(shape) && !capped ? fewQuery(db, shape) : pageQuery(db, shape);
  const found = await query.execute({ ...valuesOf(input, low), limit: input.limit, offset: offsetOf(input), none: 0 });
  return toPage(input, total, await rowsOf(db, found, pictures), capped);
}
