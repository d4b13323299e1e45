import { and, asc, eq, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import type { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { ownRows, runRow, stateOf } from '#server/jobs/index.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { ofSeen } from '#server/platform/scope/scoped.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { product } from '../products/tables.ts';
import { bulkKind } from './bulk-kind.ts';

type State = Answer<typeof productBulkCalls.bulkRows>['list'][number]['state'];

const REFUSED_SHOWN = 100;
const columns = {
  id: sql<number>`${runRow.target}`,
  storeName: sql<string>`coalesce(${product.storeName}, '')`,
  state: stateOf<State>(),
  reason: runRow.reason,
};
const rowsOf = (db: Db) => db.select(columns).from(runRow).leftJoin(product, eq(product.id, runRow.target));

/** Products that the person sees: a run may be from before a limit. */
export async function listBulkRows(db: Db, input: Input<typeof productBulkCalls.bulkRows>, asked: CallContext) {
  const where = and(await ownRows(db, bulkKind, input, asked), ofSeen(runRow.target, product, asked.actor));
  return pageOfJoined(db, input, rowsOf(db), { from: runRow, where, order: [asc(runRow.id)] }, (rows) => rows);
}

/** The first products that a run left alone. */
export const listRefused = (tx: Tx, runId: number) =>
  rowsOf(tx)
    .where(and(eq(runRow.runId, runId), eq(runRow.state, 'refused')))
    .orderBy(asc(runRow.id))
    .limit(REFUSED_SHOWN);
