import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ProductOrder } from '#contract/catalogue/product-filter.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { List } from '#server/platform/database/lists/list.ts';
import { countTabs } from './count-tabs.ts';
import { type ProductListFilter, isOfWholeTab, toQuestion } from './filters.ts';
import { listVersion } from '../products/queries.ts';
import { product, productFigure } from '../products/tables.ts';

interface Field {
  key: PgColumn;
  /** Its copy, where an index is kept for it. */
  copy?: PgColumn;
}

const FIELDS: Readonly<Record<string, Field>> = {
  price: { key: product.price },
  addTime: { key: product.addTime },
  stock: { key: product.stock, copy: productFigure.stock },
  sales: { key: product.sales, copy: productFigure.sales },
};
const withFigures = sql`${product} join ${productFigure} on ${productFigure.productId} = ${product.id}`;

/** The shop's own order, unless another is asked for. */
function sequenceOf(order: ProductOrder | undefined): Pick<List, 'keys' | 'direction' | 'ordered' | 'isSorted'> {
  const { key, copy } = FIELDS[(order ?? '').replace('-', '')] ?? { key: product.sort };
  return {
    keys: [key, product.id],
    direction: order === undefined || order.startsWith('-') ? 'desc' : 'asc',
    ordered: copy && { table: withFigures, keys: [copy, productFigure.productId] },
    isSorted: order !== undefined,
  };
}

/** The list as a filter reads it. */
export function productList(filter: ProductListFilter & { order?: ProductOrder | undefined }, low: number, now: Date): List {
  const where = toQuestion(filter, low, now);
  const isWhole = isOfWholeTab(where);
  const countAll = async (db: Db) => (await countTabs(db, low, filter.scope))(filter.type ?? 0);
  return {
    table: product,
    id: product.id,
    version: listVersion,
    idsFirst: true,
    where,
    ...sequenceOf(filter.order),
    byWord: true,
    keepsPlan: isWhole,
    countAll: isWhole ? countAll : undefined,
  };
}
