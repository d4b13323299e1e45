import { eq } from 'drizzle-orm';
import { categoryTypes } from '#contract/catalogue/category-record.ts';
import { productBulkRefusals } from '#contract/catalogue/bulk/product-bulk.ts';
import { productRefusals } from '#contract/catalogue/product-refusals.ts';
import { Refusal } from '#contract/refusal.ts';
import { shippingTemplates } from '#server/delivery/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { category } from '../product-references/tables.ts';
import { checkCategories } from '../product-aggregate/check-references.ts';
import type { Difference } from '../product-aggregate/difference.ts';
import { planMoves } from '../product-states/plan-moves.ts';
import { type ProductRecord, productsByIds } from '../products/queries.ts';
import { skusByProduct } from '../skus/queries.ts';
import { type ChangedValue, type BulkWords, plannerOf } from './plan-change.ts';
import type { Task } from './task.ts';

export interface BulkPlan {
  changes: { product: ProductRecord; difference?: Difference; lines: ChangedValue[] }[];
  unchanged: number[];
  refused: { id: number; storeName: string; reason: string }[];
}
export type BulkPlanner = (db: Db, ids: readonly number[]) => Promise<BulkPlan>;

async function wordsFor(db: Db, task: Omit<Task, 'verb'>): Promise<BulkWords> {
  const categories = task.category
    ? await db.select({ id: category.id, name: category.name }).from(category).where(eq(category.type, categoryTypes.product))
    : [];
  const freights = task.freight
    ? await db.select({ id: shippingTemplates.id, name: shippingTemplates.name }).from(shippingTemplates)
    : [];
  const [ofCategory, ofFreight] = [categories, freights].map((rows) => new Map(rows.map(({ id, name }) => [id, name])));
  return { category: (id) => ofCategory?.get(id) ?? String(id), freight: (id) => ofFreight?.get(id) ?? String(id) };
}

const idsOf = (products: readonly ProductRecord[]) => products.map(({ id }) => id);

function planAct(act: NonNullable<Task['act']>): BulkPlanner {
  const stateLabel = (isShow: boolean, isRecycle: boolean) => (isRecycle ? '回收站' : isShow ? '上架' : '下架');
  const after = { putOnShell: '上架', offShell: '下架', recycle: '回收站', restore: '下架' } as const;
  return async (db, ids) => {
    const products = await productsByIds(db, ids);
    const { moved, refused } = await planMoves(db, products, act);
    const left = new Set([...moved, ...refused].map(({ id }) => id));
    const line = (product: ProductRecord) => ({
      label: '状态',
      before: stateLabel(product.isShow, product.isRecycle),
      after: after[act],
    });
    return {
      changes: moved.map((product) => ({ product, lines: [line(product)] })),
      unchanged: products.flatMap(({ id }) => (left.has(id) ? [] : [id])),
      refused: [
        ...refused.map(({ id, storeName, reason }) => ({ id, storeName, reason: reason.message })),
        ...missing(ids, idsOf(products)),
      ],
    };
  };
}

/** Refuses those of the ids that were not found. */
export function missing(ids: readonly number[], known: readonly number[]): BulkPlan['refused'] {
  const found = new Set(known);
  return ids.flatMap((id) => (found.has(id) ? [] : [{ id, storeName: '', reason: productRefusals.NOT_FOUND().message }]));
}

/** Reads what a run is planned against, and refuses a run that could change nothing at all. */
export async function openPlan(db: Db, task: Omit<Task, 'verb'>): Promise<BulkPlanner> {
  if (task.act) return planAct(task.act);
  const { price, stock, category: places, freight, figures } = task;
  if (!(price || stock || places || freight || figures)) throw productBulkRefusals.NOTHING_TO_CHANGE();
  if (places && places.way !== 'remove') await checkCategories(db, places.cateId.join(','));
  if (freight && (await db.$count(shippingTemplates, eq(shippingTemplates.id, freight.tempId))) === 0)
    throw productRefusals.NO_FREIGHT();
  const planOf = plannerOf(task, await wordsFor(db, task));

  return async (reader, ids) => {
    const products = await productsByIds(reader, ids);
    const skus = await skusByProduct(reader, ids);
    const planned: BulkPlan = { changes: [], unchanged: [], refused: missing(ids, idsOf(products)) };
    for (const product of products) {
      try {
        const { difference, lines } = planOf({ product, skus: skus.get(product.id) ?? [] });
        if (lines.length === 0) planned.unchanged.push(product.id);
        else planned.changes.push({ product, difference, lines });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        planned.refused.push({ id: product.id, storeName: product.storeName, reason: error.message });
      }
    }
    return planned;
  };
}
