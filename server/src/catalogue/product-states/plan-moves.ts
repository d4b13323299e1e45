import { inArray } from 'drizzle-orm';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { category } from '../product-references/tables.ts';
import { cateIdsOf } from '../product-aggregate/aggregate.ts';
import type { ProductRecord } from '../products/queries.ts';
import { skusByProduct } from '../skus/queries.ts';
import { reasonsToStay } from './holds.ts';
import { type ProductAct, type ProductState, move, stateOf } from './states.ts';

interface Refused {
  id: number;
  storeName: string;
  reason: Refusal;
}

/** Reason a product cannot be seen by customers yet; undefined for one that can. */
async function lackingOf(db: Db, products: readonly ProductRecord[]): Promise<(product: ProductRecord) => Refusal | undefined> {
  const skus = await skusByProduct(
    db,
    products.map(({ id }) => id),
  );
  const cateIds = [...new Set(products.flatMap(({ cateId }) => cateIdsOf(cateId)))];
  const cates =
    cateIds.length === 0
      ? []
      : await db.select({ id: category.id, status: category.status }).from(category).where(inArray(category.id, cateIds));
  const visible = new Set(cates.filter(({ status }) => status).map(({ id }) => id));
  return ({ id, cateId }) => {
    if (!skus.has(id)) return productRefusals.NO_SKU();
    return cateIdsOf(cateId).some((cate) => visible.has(cate)) ? undefined : productRefusals.NO_CATEGORY();
  };
}

function groupOf<K, V>(groups: Map<K, V[]>, key: K): V[] {
  const group = groups.get(key) ?? [];
  groups.set(key, group);
  return group;
}

const leaving: readonly ProductAct[] = ['recycle', 'delete'];

/** Reason a product that may make this move makes it not yet; undefined for one that does. */
async function obstaclesTo(act: ProductAct, db: Db, products: readonly ProductRecord[]) {
  if (act === 'putOnShell') return lackingOf(db, products);
  if (!leaving.includes(act)) return () => undefined;
  const staying = await reasonsToStay(
    db,
    products.map(({ id }) => id),
  );
  return ({ id }: ProductRecord) => staying.get(id);
}

/** Plan of where each product goes, and which stay and why; writes nothing. */
export async function planMoves(db: Db, products: readonly ProductRecord[], act: ProductAct) {
  const obstacleOf = await obstaclesTo(act, db, products);
  const going = new Map<ProductState, ProductRecord[]>();
  const refused: Refused[] = [];
  for (const product of products) {
    const { id, storeName } = product;
    const from = stateOf(product);
    const moved = move(from, act);
    if ('to' in moved && moved.to === from) continue;
    const reason = 'to' in moved ? obstacleOf(product) : moved.refused;
    if (reason) refused.push({ id, storeName, reason });
    else if ('to' in moved) groupOf(going, moved.to).push(product);
  }
  return { going, moved: [...going.values()].flat(), refused };
}
