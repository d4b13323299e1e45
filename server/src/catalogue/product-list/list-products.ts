import type { ProductOrder } from '#contract/catalogue/product-filter.ts';
import { ProductRow } from '#contract/catalogue/product-record.ts';
import { stockSettings } from '#contract/catalogue/settings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import { cachedJsonList } from '#server/platform/kept-rows/kept-rows.ts';
import { jsonWriter } from '#server/platform/http/answers/json-writer.ts';
import { scopeOn } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { type Addresses, addressesOf } from '#server/pictures/index.ts';
import { settingOf } from '#server/settings/index.ts';
import type { ProductListFilter } from './filters.ts';
import { productList } from './pages.ts';
import { toRow } from '../product-aggregate/record.ts';
import { product } from '../products/tables.ts';
import { attrsByProduct, listedProducts } from '../products/queries.ts';
import { skusByProduct } from '../skus/queries.ts';

type ProductListInput = ProductListFilter & { page: number; limit: number; order?: ProductOrder | undefined };

const write = jsonWriter(ProductRow);

async function readRows(db: Db, ids: readonly number[], pictures: Addresses): Promise<Map<number, ProductRow>> {
  const [rows, attrs, skus] = await Promise.all([listedProducts(db, ids), attrsByProduct(db, ids), skusByProduct(db, ids)]);
  return new Map(rows.map((row) => [row.id, toRow(row, attrs.get(row.id) ?? [], skus.get(row.id) ?? [], pictures)]));
}

/** The list of a tab, or of everything that is not deleted: two queries where its rows are known, five otherwise. */
export async function listProducts(db: Db, filter: ProductListInput, { actor, now }: Pick<CallContext, 'actor' | 'now'>) {
  const [low, pictures] = await Promise.all([settingOf(db, stockSettings.store_stock), addressesOf(db)]);
  const list = productList({ ...filter, scope: scopeOn(product, actor) }, low, now);
  const read = (ids: number[]) => readRows(db, ids, pictures);
  return readListPage(db, filter, list, (_ids, rows) =>
    cachedJsonList<ProductRow>(db, rows, { variant: `product ${pictures.base}`, write, read }),
  );
}
