import { type SQL, and, desc, eq, inArray } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type CommissionKind, commissionKinds, commissionStates } from '#contract/customers/ledgers.ts';
import {
  type CommissionLedgerFilter,
  type CommissionRecord,
  type commissionLedgerCalls,
  commissionMovements,
} from '#contract/finance/commission-ledger.ts';
import { periodOf } from '#contract/date-limit.ts';
import type { Page } from '#contract/wire.ts';
import { commissionRecord, customer, ofCustomersNamed } from '#server/customers/index.ts';
import { equal, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { readListPage } from '#server/platform/database/lists/read-list-page.ts';
import { inOrderOf } from '#server/platform/database/lists/sorted-by.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import type { CallContext } from '#server/platform/http/serve.ts';

const { complete, withdrawing } = commissionStates;

const linkTypes: Readonly<Record<CommissionKind, string>> = {
  gain: 'order',
  loss: 'order',
  withdraw: 'withdraw',
  refused: 'withdraw',
  merge: 'system',
  transfer: 'yue',
  opening: 'system',
};

/** Kind and state of the rows that a filter finds. */
export const movementsOf: Readonly<Record<number, readonly [kind: CommissionKind, status: number]>> = {
  [commissionMovements.order]: ['gain', complete],
  [commissionMovements.asked]: ['withdraw', withdrawing],
  [commissionMovements.refused]: ['refused', complete],
  [commissionMovements.paid]: ['withdraw', complete],
  [commissionMovements.transfer]: ['transfer', complete],
  [commissionMovements.loss]: ['loss', complete],
};

function moved(type: number): SQL | undefined {
  const [kind, status] = movementsOf[type] ?? [];
  return kind && and(eq(commissionRecord.kind, kind), equal(commissionRecord.status, status));
}
const counts = inArray(commissionRecord.status, [complete, withdrawing]);

const titleOf = ({ kind, status }: { kind: CommissionKind; status: number }) =>
  kind === 'withdraw' && status === complete ? commissionMovements.labels[4] : commissionKinds.labels[kind];

export const commissionRecordsWanted = ({ type, keywords, dateLimit }: CommissionLedgerFilter, now: Date): SQL | undefined =>
  and(
    type === undefined ? counts : moved(type),
    ofCustomersNamed(keywords, commissionRecord.uid),
    within(commissionRecord.updateTime, periodOf(dateLimit, now)),
  );

interface CommissionRow {
  record: typeof commissionRecord.$inferSelect;
  userName: string;
}

const toRecord = ({ record, userName }: CommissionRow): CommissionRecord => ({
  ...record,
  userName,
  title: titleOf(record),
  linkType: linkTypes[record.kind],
  type: record.price > 0 ? 1 : 2,
  price: Math.abs(record.price),
  thawTime: record.thawTime?.getTime() ?? 0,
});

const found = (db: Db) =>
  db
    .select({ record: commissionRecord, userName: customer.nickname })
    .from(commissionRecord)
    .innerJoin(customer, eq(customer.id, commissionRecord.uid));

/** Rows in the order of their keys. */
export const rowsByIds = async (db: Db, ids: number[]): Promise<CommissionRecord[]> =>
  inOrderOf(ids, await found(db).where(inArray(commissionRecord.id, ids)), ({ record }) => record.id).map(toRecord);

const { id, updateTime } = commissionRecord;

/** Commission of all promoters that counts, what moved last first. Rows of few promoters are gathered before they are put in order. */
export function listCommissionRecords(
  db: Db,
  input: Input<typeof commissionLedgerCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<CommissionRecord>> {
  const where = commissionRecordsWanted(input, now);
  if (input.keywords?.trim()) {
    const conditions = { table: commissionRecord, id, keys: [updateTime, id], where, byWord: true };
    return readListPage(db, input, conditions, (ids) => rowsByIds(db, ids));
  }
  const order = [desc(updateTime), desc(id)];
  return pageOfJoined(db, input, found(db), { from: commissionRecord, where, order }, (rows) => rows.map(toRecord));
}
