import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import { no, type productBulkCalls } from '#contract/catalogue/product-bulk.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { equal } from '#server/platform/database/conditions.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { Asked } from '#server/platform/http/serve.ts';
import { change } from '#server/platform/write/tables.ts';
import { ofSeenProducts } from '../products/queries.ts';
import { product } from '../products/tables.ts';
import { productBulk, productBulkRow } from './tables.ts';

export type BulkRecord = typeof productBulk.$inferSelect;
type RowState = typeof productBulkRow.$inferSelect.state;
type RunPage = Answer<typeof productBulkCalls.bulkList>;

const columns = {
  id: productBulk.id,
  label: productBulk.label,
  state: productBulk.state,
  matched: productBulk.matched,
  changed: productBulk.changed,
  unchanged: productBulk.unchanged,
  refused: productBulk.refused,
  jobId: productBulk.jobId,
  /** Undo is possible once the run is over. */
  changeId: sql<number | null>`case when ${productBulk.state} <> 'waiting' then ${productBulk.changeId} end`,
  undone: sql<boolean>`${change.undoneBy} is not null`,
  createTime: productBulk.createTime,
};
const runs = (db: Db) => db.select(columns).from(productBulk).leftJoin(change, eq(change.id, productBulk.changeId));

const askerOf = ({ actor }: Pick<Asked, 'actor'>): number => (actor.kind === 'admin' ? actor.id : 0);
const isOf = (id: number, asked: Pick<Asked, 'actor'>) => and(eq(productBulk.id, id), eq(productBulk.adminId, askerOf(asked)));

/** A person's own runs only, as with every job. */
export async function getBulk(db: Db, { id }: { id: number }, asked: Asked): Promise<RunPage['list'][number]> {
  const [row] = await runs(db).where(isOf(id, asked));
  if (!row) throw no.NOT_FOUND();
  return row;
}

export async function listBulks(db: Db, input: Input<typeof productBulkCalls.bulkList>, asked: Asked): Promise<RunPage> {
  const own = eq(productBulk.adminId, askerOf(asked));
  const query = runs(db).where(own).orderBy(desc(productBulk.id));
  return pageOfJoined(db, input, query, { from: productBulk, where: own }, (rows) => rows);
}

/** Products that the person sees: a run may be from before a limit. */
export async function listBulkRows(db: Db, input: Input<typeof productBulkCalls.bulkRows>, asked: Asked) {
  const { id, state } = input;
  if ((await db.$count(productBulk, isOf(id, asked))) === 0) throw no.NOT_FOUND();
  const seen = ofSeenProducts(productBulkRow.productId, asked.actor);
  const where = and(eq(productBulkRow.runId, id), equal(productBulkRow.state, state), seen);
  const { state: stateColumn, reason } = productBulkRow;
  const query = db
    .select({
      id: productBulkRow.productId,
      storeName: sql<string>`coalesce(${product.storeName}, '')`,
      state: stateColumn,
      reason,
    })
    .from(productBulkRow)
    .leftJoin(product, eq(product.id, productBulkRow.productId))
    .where(where)
    .orderBy(asc(productBulkRow.id));
  return pageOfJoined(db, input, query, { from: productBulkRow, where }, (rows) => rows);
}

export async function findBulk(db: Db, id: number): Promise<BulkRecord | undefined> {
  const [row] = await db.select().from(productBulk).where(eq(productBulk.id, id));
  return row;
}

type Draft = Pick<BulkRecord, 'task' | 'label' | 'verb' | 'adminId'>;

/** A run and its products, frozen. */
export async function insertBulk(tx: Tx, draft: Draft, productIds: readonly number[], now: Date): Promise<BulkRecord> {
  const none = { state: 'waiting', matched: productIds.length, changed: 0, unchanged: 0, refused: 0 } as const;
  const [row] = await tx
    .insert(productBulk)
    .values({ ...draft, ...none, createTime: now })
    .returning();
  if (!row) throw new Error('product_bulk was not inserted');
  await tx.execute(
    sql`insert into product_bulk_row (run_id, product_id) select ${row.id}, unnest(${sql.param(productIds)}::int[])`,
  );
  return row;
}

export const setBulk = (tx: Tx, id: number, values: Partial<BulkRecord>) =>
  tx.update(productBulk).set(values).where(eq(productBulk.id, id));

export async function lockBulk(tx: Tx, id: number): Promise<BulkRecord | undefined> {
  const [row] = await tx.select().from(productBulk).where(eq(productBulk.id, id)).for('update');
  return row;
}

/** The next products of a run that wait, in the order of their ids. */
export async function nextWaiting(db: Db, runId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ productId: productBulkRow.productId })
    .from(productBulkRow)
    .where(and(eq(productBulkRow.runId, runId), eq(productBulkRow.state, 'waiting')))
    .orderBy(asc(productBulkRow.productId))
    .limit(limit);
  return rows.map(({ productId }) => productId);
}

export interface RowOutcome {
  productId: number;
  state: RowState;
  reason: string;
}

export const setRowOutcomes = (tx: Tx, runId: number, outcomes: readonly RowOutcome[]) =>
  tx.execute(sql`
    update product_bulk_row b set state = o.state, reason = o.reason
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o ("productId" int, state text, reason text)
    where b.run_id = ${runId} and b.state = 'waiting' and b.product_id = o."productId"`);

/** Marks the unprocessed rows of a run as retried and answers their products, so that two retries never take the same ones. */
export async function markRetried(tx: Tx, runId: number): Promise<number[]> {
  const rows = await tx
    .update(productBulkRow)
    .set({ state: 'retried' })
    .where(and(eq(productBulkRow.runId, runId), inArray(productBulkRow.state, ['waiting', 'refused'])))
    .returning({ productId: productBulkRow.productId });
  return rows.map(({ productId }) => productId);
}
