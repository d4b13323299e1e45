import type { Write } from '#server/platform/write/write.ts';
import { lockProducts, setProducts } from '../products/queries.ts';
import { planMoves } from './plan-moves.ts';
import { type ProductAct, flagsOf } from './states.ts';

/** Moves each product as far as its state allows, in one statement per state; says which stayed and why. */
export async function moveProducts(write: Write, ids: readonly number[], act: ProductAct) {
  const { tx, now } = write;
  const products = await lockProducts(tx, ids, write.actor);
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
