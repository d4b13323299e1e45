import type { Plan } from '#contract/catalogue/import.ts';
import { callWebhooksOfMany } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { applyDifferences } from '../product-aggregate/apply-differences.ts';
import { insertAggregates } from '../product-aggregate/insert-aggregates.ts';
import { lockIds, setProducts } from '../products/queries.ts';
import { openImportContext } from './import-context.ts';
import type { RecordRefusal } from '../import-reading/document.ts';
import { type RowNote, firstRowOf } from '../import-reading/items.ts';
import { type ChangedProduct, type ImportContext, planProducts } from '../import-plan/plan-products.ts';
import type { ImportFile } from './source.ts';
import { importReviews } from './import-reviews.ts';
import { totalled } from '../import-plan/totals.ts';

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

interface Pass {
  write: Write;
  file: ImportFile;
  importContext: ImportContext;
  step: (done: number) => void;
}

/** The first pass: what is new goes in; of what changes no more is held than where it stands. */
async function insertFresh({ write, file, importContext, step }: Pass, onShelf: boolean) {
  const waiting = new Set<number>();
  const locks: number[] = [];
  const touched: number[] = [];
  const refused: RowNote[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0, onSale: 0, stored: 0 };
  for await (const { items, refused: unread } of file.portions()) {
    const planned = await planProducts(importContext, items);
    const fresh = planned.fresh.map(({ item, aggregate }) => ({ ...aggregate, isShow: item.isShow ?? onShelf }));
    touched.push(...(await insertAggregates(write, fresh, 'import')));
    for (const { found, product } of planned.changed) {
      waiting.add(firstRowOf(found));
      locks.push(product.id);
    }
    refused.push(...unread, ...planned.refused);
    counts.created += fresh.length;
    for (const { isShow } of fresh) counts[isShow ? 'onSale' : 'stored'] += 1;
    counts.unchanged += planned.unchanged;
    step(items.length - planned.changed.length);
  }
  return { waiting, locks, touched, refused, counts };
}

/** The second pass, under the locks: what changes is compared again. */
async function applyChanged({ write, file, importContext, step }: Pass, waiting: ReadonlySet<number>) {
  const refused: RowNote[] = [];
  const touched: number[] = [];
  const counts = { updated: 0, unchanged: 0, onSale: 0, stored: 0 };
  if (waiting.size === 0) return { touched, refused, counts };
  for await (const portion of file.portions()) {
    const items = portion.items.filter((item) => waiting.has(firstRowOf(item)));
    const planned = await planProducts(importContext, items);
    await applyDifferences(
      write,
      planned.changed.map(({ difference }) => difference),
      'import',
    );
    await shelve(write, planned.changed);
    refused.push(...planned.refused);
    touched.push(...planned.changed.map(({ product }) => product.id));
    for (const { item, product } of planned.changed)
      if (!product.isRecycle) counts[(item.isShow ?? product.isShow) ? 'onSale' : 'stored'] += 1;
    counts.updated += planned.changed.length;
    counts.unchanged += planned.unchanged;
    step(items.length);
  }
  return { touched, refused, counts };
}

/**
 * The whole import in one write, so that it is undone as one; the file is read portion by portion, so that none of it is held.
 * Products that change are locked late, all at once and in the order of their ids, and compared again under the lock: buyers wait
 * only for the last part, and only for what changes.
 */
export async function applyImport(write: Write, file: ImportFile, plan: Plan, step: (done: number) => void) {
  const { tx } = write;
  const pass = { write, file, importContext: await openImportContext(tx, write, file, plan), step };
  const { waiting, locks, touched, refused, counts } = await insertFresh(pass, plan.putOnShelf ?? false);
  await lockIds(tx, locks);
  const second = await applyChanged(pass, waiting);
  await callWebhooksOfMany(write, 'product.changed', [...touched, ...second.touched]);
  const totals = {
    created: counts.created,
    updated: second.counts.updated,
    unchanged: counts.unchanged + second.counts.unchanged,
  };
  const lists = { onSale: counts.onSale + second.counts.onSale, stored: counts.stored + second.counts.stored };
  const reviews = await importReviews(tx, write, file.reviews, new Set());
  const all: RecordRefusal[] = [
    ...file.refused,
    ...[...refused, ...second.refused].map((refusal) => ({ ...refusal, kind: 'products' as const })),
    ...reviews.refused,
  ];
  return { totals: { ...totalled(pass.importContext, totals, reviews.counts, all), ...lists }, refused: all };
}
