import type { Plan } from '#contract/catalogue/import/import.ts';
import type { PortionOutcome, RunRecord } from '#server/jobs/index.ts';
import { callWebhooksOfMany } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applyDifferences } from '../product-aggregate/apply-differences.ts';
import { insertAggregates } from '../product-aggregate/insert-aggregates.ts';
import { lockIds, setProducts } from '../products/queries.ts';
import { type ChangedProduct, type ImportContext, planProducts } from '../import-plan/plan-products.ts';
import { addTotals, hasChanges, tallyOf, totalled } from '../import-plan/totals.ts';
import type { ImportItem } from '../import-reading/items.ts';
import { openImportContext } from './import-context.ts';
import { importReviews } from './import-reviews.ts';
import type { ImportPortion } from './portions.ts';
import { draftOf } from './refusals.ts';

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

/** Products that change are locked in the order of their ids, and compared again under the lock. */
async function applyProducts(write: Write, context: ImportContext, items: readonly ImportItem[], onShelf: boolean) {
  const planned = await planProducts(context, items);
  const fresh = planned.fresh.map(({ item, aggregate }) => ({ ...aggregate, isShow: item.isShow ?? onShelf }));
  const made = await insertAggregates(write, fresh, 'import');
  await lockIds(
    write.tx,
    planned.changed.map(({ product }) => product.id),
  );
  const { changed, unchanged, refused } = await planProducts(
    context,
    planned.changed.map(({ found }) => found),
  );
  await applyDifferences(
    write,
    changed.map(({ difference }) => difference),
    'import',
  );
  await shelve(write, changed);
  const kept = changed.filter(({ product }) => !product.isRecycle);
  const shown = [...fresh.map(({ isShow }) => isShow), ...kept.map(({ item, product }) => item.isShow ?? product.isShow)];
  const onSale = shown.filter(Boolean).length;
  return {
    touched: [...made, ...changed.map(({ product }) => product.id)],
    refused: [...planned.refused, ...refused].map((one) => ({ ...one, kind: 'products' as const })),
    counts: { created: fresh.length, updated: changed.length, unchanged: planned.unchanged + unchanged },
    lists: { onSale, stored: shown.length - onSale },
  };
}

/** Imports a portion of a file. */
export async function applyPortion(write: Write, run: RunRecord<Plan>, portion: ImportPortion): Promise<PortionOutcome> {
  const { tx } = write;
  const context = await openImportContext(tx, write, portion, run.task);
  const products = await applyProducts(write, context, portion.items, run.task.putOnShelf ?? false);
  await callWebhooksOfMany(write, 'product.changed', products.touched);
  const reviews = await importReviews(tx, write, portion.reviews, new Set());
  const refused = [...portion.refused, ...products.refused, ...reviews.refused];
  const totals = { ...totalled(context, products.counts, reviews.counts, refused), ...products.lists };
  return {
    changed: totals.created + totals.updated,
    unchanged: totals.unchanged,
    refused: totals.refused,
    tally: addTotals(tallyOf(run.tally), totals),
    rows: refused.map((one) => draftOf({ ...one, reason: portion.placed(one) })),
    isChanged: hasChanges(totals),
  };
}
