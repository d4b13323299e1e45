import { and, asc, eq, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { PAST_ROWS, type PastField, type PastRow, type pastOrderCalls, pastFields } from '#contract/past-orders/past-orders.ts';
import { ownRows, runRow, stateOf } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { PastCells } from './columns.ts';
import { pastKind } from './past-kind.ts';

/** Orders of an import of one's own, for sheets hold what is personal. */
export async function listImportRows(db: Db, input: Input<typeof pastOrderCalls.rows>, asked: CallContext) {
  const where = await ownRows(db, pastKind, input, asked);
  return pageOf(db, input, {
    from: runRow,
    select: {
      id: runRow.id,
      row: sql<number>`(${runRow.input} #>> '{rows,0,row}')::int`,
      orderNo: runRow.key,
      paid: sql<string>`${runRow.input} ->> 'paid'`,
      state: stateOf<PastRow['state']>(),
      reason: runRow.reason,
    },
    where,
    order: [asc(runRow.id)],
  });
}

const fields = Object.keys(pastFields) as PastField[];

/** Rows of the refused orders as they were written, each with the reason at the end. */
export async function listProblems(db: Db, { id }: { id: number }, asked: CallContext): Promise<string[][]> {
  const where = and(await ownRows(db, pastKind, { id }, asked), eq(runRow.state, 'refused'));
  const rows = await db
    .select({ written: sql<{ cells: PastCells }[]>`${runRow.input} -> 'rows'`, reason: runRow.reason })
    .from(runRow)
    .where(where)
    .orderBy(asc(runRow.id))
    .limit(PAST_ROWS);
  const lines = rows.flatMap(({ written, reason }) =>
    written.map(({ cells }) => [...fields.map((field) => cells[field] ?? ''), reason]),
  );
  return [[...fields.map((field) => pastFields[field]), '原因'], ...lines];
}
