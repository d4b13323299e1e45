import { inArray } from 'drizzle-orm';
import { no } from '#contract/catalogue/products.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';
import { category } from '../categories/tables.ts';
import { type ProductRecord, lockProducts, setProducts, skusByProduct } from './queries.ts';
import { type ProductAct, type ProductState, flagsOf, move, stateOf } from './states.ts';
import { cateIdsOf } from './whole.ts';

interface Refused {
  id: number;
  storeName: string;
  reason: Refusal;
}

/** What a product must have before customers see it. */
async function sellable(db: Db, products: readonly ProductRecord[]): Promise<(product: ProductRecord) => void> {
  const skus = await skusByProduct(
    db,
    products.map(({ id }) => id),
  );
  const cateIds = [...new Set(products.flatMap(({ cateId }) => cateIdsOf(cateId)))];
  const cates =
    cateIds.length === 0
      ? []
      : await db.select({ id: category.id, status: category.status }).from(category).where(inArray(category.id, cateIds));
  const shown = new Set(cates.filter(({ status }) => status).map(({ id }) => id));
  return ({ id, cateId }) => {
    if (!skus.has(id)) throw no.NO_SKU();
    if (!cateIdsOf(cateId).some((cate) => shown.has(cate))) throw no.NO_CATEGORY();
  };
}

/** Where each product goes, and which stay and why; writes nothing. */
export async function planMoves(db: Db, products: readonly ProductRecord[], act: ProductAct) {
  const check = act === 'putOnShell' ? await sellable(db, products) : undefined;
  const going = new Map<ProductState, ProductRecord[]>();
  const refused: Refused[] = [];
  for (const product of products) {
    const { id, storeName } = product;
    try {
      const from = stateOf(product);
      const to = move(from, act);
      if (to === from) continue;
      check?.(product);
      const same = going.get(to);
      if (same) same.push(product);
      else going.set(to, [product]);
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      refused.push({ id, storeName, reason });
    }
  }
  return { going, moved: [...going.values()].flat(), refused };
}

/** Moves each product as far as its state allows, in one statement per state; says which stayed and why. */
export async function moveProducts({ tx, now }: Write, ids: readonly number[], act: ProductAct) {
  const products = await lockProducts(tx, ids);
  const { going, moved, refused } = await planMoves(tx, products, act);
  for (const [state, moving] of going)
    await setProducts(
      tx,
      moving.map(({ id }) => id),
      flagsOf[state],
      now,
    );
  return { found: products.length, moved: moved.map(({ id }) => id), refused };
}
