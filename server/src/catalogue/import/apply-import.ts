import type { Plan } from '#contract/catalogue/import.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applyDifferences } from '../products/apply-differences.ts';
import { insertWholes } from '../products/insert-wholes.ts';
import { lockProducts, setProducts } from '../products/queries.ts';
import { openCircumstances } from './circumstances.ts';
import type { RecordRefusal, ShopDocument } from './document.ts';
import type { Item, RowRefusal } from './items.ts';
import { type ChangedProduct, type Circumstances, planProducts } from './plan-products.ts';
import { takeReviews } from './take-reviews.ts';
import { totalled } from './totals.ts';

const CHUNK = 500;

const chunksOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) => rows.slice(at * CHUNK, (at + 1) * CHUNK));

/** Puts on the shelf and takes off where the file says so. */
async function shelve({ tx, now }: Write, changed: readonly ChangedProduct[]): Promise<void> {
  for (const isShow of [true, false]) {
    const moving = changed.filter(
      ({ item, product }) => item.isShow === isShow && product.isShow !== isShow && !product.isRecycle,
    );
    await setProducts(
      tx,
      moving.map(({ product }) => product.id),
      { isShow },
      now,
    );
  }
}

async function insertFresh(
  write: Write,
  circumstances: Circumstances,
  items: readonly Item[],
  onShelf: boolean,
  step: (done: number) => void,
) {
  const [waiting, refused] = [[] as Item[], [] as RowRefusal[]];
  const counts = { created: 0, updated: 0, unchanged: 0 };
  let locks: number[] = [];
  for (const chunk of chunksOf(items)) {
    const planned = await planProducts(circumstances, chunk);
    await insertWholes(
      write,
      planned.fresh.map(({ item, whole }) => ({ ...whole, isShow: item.isShow ?? onShelf })),
      'import',
    );
    waiting.push(...planned.changed.map(({ found }) => found));
    locks = locks.concat(planned.changed.map(({ product }) => product.id));
    refused.push(...planned.refused);
    counts.created += planned.fresh.length;
    counts.unchanged += planned.unchanged;
    step(chunk.length - planned.changed.length);
  }
  return { waiting, locks, refused, counts };
}

/**
 * The whole import in one write, so that it is undone as one. Products that change are locked late, all at once and in the order
 * of their ids, and compared again under the lock: buyers wait only for the last part, and only for what changes.
 */
export async function applyImport(write: Write, shop: ShopDocument, plan: Plan, step: (done: number) => void) {
  const { tx } = write;
  const circumstances = await openCircumstances(tx, write, shop, plan);
  const { waiting, locks, refused, counts } = await insertFresh(write, circumstances, shop.items, plan.putOnShelf ?? false, step);
  await lockProducts(tx, locks);
  for (const chunk of chunksOf(waiting)) {
    const planned = await planProducts(circumstances, chunk);
    await applyDifferences(
      write,
      planned.changed.map(({ difference }) => difference),
      'import',
    );
    await shelve(write, planned.changed);
    refused.push(...planned.refused);
    counts.updated += planned.changed.length;
    counts.unchanged += planned.unchanged;
    step(chunk.length);
  }
  const reviews = await takeReviews(tx, write, shop.reviews, new Set());
  const all: RecordRefusal[] = [
    ...shop.refused,
    ...refused.map((refusal) => ({ ...refusal, kind: 'products' as const })),
    ...reviews.refused,
  ];
  return { totals: totalled(circumstances, counts, reviews.counts, all), refused: all };
}
