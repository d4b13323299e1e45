import type { Input } from '#contract/call.ts';
import { type Fen, yuanOfFen } from '#contract/fen.ts';
import type { CheckedOrders, pastOrderCalls } from '#contract/past-orders/past-orders.ts';
import { type RowDraft, freezeRun } from '#server/jobs/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { inChunks } from '#server/platform/database/in-chunks.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { PastOrder } from '../bringing/past-order.ts';
import { type PastVerdict, planPast } from '../bringing/plan-past.ts';
import type { PastColumns } from './columns.ts';
import { type OrderRows, groupLines } from './group-lines.ts';
import { type PastInput, pastKind } from './past-kind.ts';
import { readOrder } from './read-order.ts';
import { readPastSheet } from './read-sheet.ts';
import { wordsOf } from './words.ts';

interface ReadOrder {
  rows: OrderRows;
  of: PastOrder;
}

const firstRow = ({ rows }: OrderRows): number => rows[0]?.row ?? 0;

const draftOf = (rows: OrderRows, state: RowDraft['state'], reason: string, paid?: Fen): RowDraft & { input: PastInput } => ({
  key: rows.orderNo,
  input: { ...rows, paid: paid === undefined ? '' : yuanOfFen(paid) },
  state,
  reason,
});

/** Orders that can be read, and drafts of those that cannot. */
function readAll(groups: readonly OrderRows[], columns: PastColumns) {
  const read: ReadOrder[] = [];
  const refused: ReturnType<typeof draftOf>[] = [];
  for (const rows of groups) {
    const of = readOrder(rows, columns);
    if ('reason' in of) refused.push(draftOf(rows, 'refused', of.reason));
    else read.push({ rows, of });
  }
  return { read, refused };
}

function draftBy({ rows, of }: ReadOrder, verdict: PastVerdict) {
  if (verdict.kind === 'fresh') return draftOf(rows, 'waiting', wordsOf(of, verdict), of.paid);
  if (verdict.kind === 'unchanged') return draftOf(rows, 'unchanged', '', of.paid);
  return draftOf(rows, 'refused', `第 ${firstRow(rows)} 行：${verdict.reason}`, of.paid);
}

async function planned(db: Db, read: readonly ReadOrder[], by: Pick<CallContext, 'actor' | 'now'>) {
  const drafts: ReturnType<typeof draftOf>[] = [];
  const totals = { fresh: 0, unchanged: 0, refused: 0, paid: 0, refunded: 0, strangers: 0, unlinked: 0 };
  await inChunks(read, async (chunk) => {
    const { verdicts } = await planPast(
      db,
      chunk.map(({ of }) => of),
      by,
    );
    for (const [at, one] of chunk.entries()) {
      const verdict = verdicts[at];
      if (!verdict) continue;
      drafts.push(draftBy(one, verdict));
      totals[verdict.kind] += 1;
      if (verdict.kind !== 'fresh') continue;
      if (one.of.payTime !== null) totals.paid += one.of.paid;
      totals.refunded += one.of.refunded;
      totals.strangers += verdict.uid === null ? 1 : 0;
      totals.unlinked += verdict.unlinked;
    }
  });
  return { drafts, totals };
}

/** Reads a sheet, and keeps what would become of each order; none is imported. */
export const checkImport =
  ({ database: { db }, write, clock }: Services) =>
  async ({ file }: Input<typeof pastOrderCalls.check>, { actor, from }: CallContext): Promise<CheckedOrders> => {
    const { columns, byField, lines, aside } = await readPastSheet(file);
    const { read, refused } = readAll(groupLines(lines), byField);
    const { drafts, totals } = await planned(db, read, { actor, now: clock.now() });
    const rows = [...drafts, ...refused].toSorted((one, other) => firstRow(one.input) - firstRow(other.input));
    const fileName = file.name.slice(0, 255);
    const { value } = await write({ name: 'past_order.check', actor, from }, (context) =>
      freezeRun(context, pastKind, { task: {}, label: `导入 ${fileName}`, source: fileName, state: 'checked', rows }),
    );
    return { id: value.id, fileName, aside, columns, ...totals, refused: totals.refused + refused.length };
  };
