import { type SQL, and, asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Answer, Input } from '#contract/call.ts';
import {
  type BankLine,
  type BankLineFilter,
  type BankLineInfo,
  bankDirections,
  bankLineRefusals,
  bankLineStates,
} from '#contract/cashier/bank-line-record.ts';
import { type bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { periodOf } from '#contract/date-limit.ts';
import { masked } from '#contract/masked.ts';
import type { Page } from '#contract/wire.ts';
import { among, equal, matchingParts, within } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOfJoined } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { countsOwnedBy } from '#server/platform/tally/counts.ts';
import { everyAccount } from '../bank-accounts/queries.ts';
import { bankAccount, bankStatement } from '../bank-accounts/tables.ts';
import { candidatesOf, documentsOf } from './documents.ts';
import { type BankLineRecord, bankLine, bankLineParts, bankMatch } from './tables.ts';

export const bankLines = rowsOf(bankLine, { missing: bankLineRefusals.NOT_FOUND });

/** Lines of a statement that wait, by their ids after another. */
export async function waitingAfter(
  db: Db,
  { statementId, after, limit }: { statementId: number; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: bankLine.id })
    .from(bankLine)
    .where(and(eq(bankLine.statementId, statementId), eq(bankLine.status, bankLineStates.waiting), gt(bankLine.id, after)))
    .orderBy(asc(bankLine.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export function linesWanted(filter: BankLineFilter, now: Date): SQL | undefined {
  const { name, serial, remark } = bankLine;
  return and(
    matchingParts(filter.keywords, bankLineParts, name, serial, remark),
    equal(bankLine.status, filter.status),
    equal(bankLine.accountId, filter.accountId),
    equal(bankLine.statementId, filter.statementId),
    equal(bankLine.direction, filter.direction),
    equal(bankLine.amount, filter.amount),
    within(bankLine.bookedAt, periodOf(filter.dateLimit, now)),
  );
}

const rows = (db: Db) =>
  db
    .select({
      ...getTableColumns(bankLine),
      accountName: bankAccount.name,
      bank: bankAccount.bank,
      way: bankMatch.way,
      documents: sql<string[]>`array(select coalesce(r.receipt_no, p.payment_no) from bank_match_document d
        left join cash_receipt r on r.id = d.receipt_id left join cash_payment p on p.id = d.payment_id
        where d.match_id = ${bankLine.matchId} order by d.id)`,
    })
    .from(bankLine)
    .innerJoin(bankAccount, eq(bankAccount.id, bankLine.accountId))
    .leftJoin(bankMatch, eq(bankMatch.id, bankLine.matchId));

const shown = <R extends Pick<BankLineRecord, 'account'>>(line: R): R => ({ ...line, account: masked(line.account) });

export async function rowsByIds(db: Db, ids: number[]): Promise<BankLine[]> {
  const found = await rows(db).where(among(bankLine.id, ids)).orderBy(desc(bankLine.id));
  return found.map(shown);
}

/** Movements, the latest first. */
export function listLines(
  db: Db,
  input: Input<typeof bankLineCalls.list>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Page<BankLine>> {
  const where = linesWanted(input, now);
  const order = [desc(bankLine.bookedAt), desc(bankLine.id)];
  return pageOfJoined(db, input, rows(db), { from: bankLine, where, order }, (found) => found.map(shown));
}

type LineSums = Answer<typeof bankLineCalls.sums>;

/** Counts and sums of accounts by state and side, as they are kept. */
export async function keptSums(db: Db, accountIds: readonly number[]): Promise<LineSums> {
  const of = await countsOwnedBy(db, accountIds, ['bank_line']);
  return bankLineStates.values
    .flatMap((status) => bankDirections.values.map((direction) => ({ status, direction })))
    .map((side) => ({
      ...side,
      count: of(`${side.status} ${side.direction} n`),
      amount: of(`${side.status} ${side.direction} fen`),
    }))
    .filter(({ count }) => count > 0);
}

/** Counts and sums of what the filters find, by state and side: kept where they ask for accounts alone. */
export async function sumLines(
  db: Db,
  { accountId, ...filter }: Input<typeof bankLineCalls.sums>,
  { now }: Pick<CallContext, 'now'>,
): Promise<LineSums> {
  const narrower = linesWanted(filter, now);
  if (!narrower) return keptSums(db, accountId === undefined ? (await everyAccount(db)).map(({ id }) => id) : [accountId]);
  return db
    .select({
      status: bankLine.status,
      direction: bankLine.direction,
      count: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number>`sum(${bankLine.amount})`.mapWith(Number),
    })
    .from(bankLine)
    .where(and(narrower, equal(bankLine.accountId, accountId)))
    .groupBy(bankLine.status, bankLine.direction);
}

/** A movement with what it is matched to, or what it may be. */
export async function getLine(db: Db, { id }: { id: number }): Promise<BankLineInfo> {
  const [line] = await rows(db).where(eq(bankLine.id, id));
  if (!line) throw bankLineRefusals.NOT_FOUND();
  const { matchId, status, statementId } = line;
  const [statement] = await db
    .select({ fileName: bankStatement.fileName })
    .from(bankStatement)
    .where(eq(bankStatement.id, statementId));
  const beside =
    matchId === null
      ? []
      : await db
          .select({ id: bankLine.id, bookedAt: bankLine.bookedAt, amount: bankLine.amount, name: bankLine.name })
          .from(bankLine)
          .where(and(eq(bankLine.matchId, matchId), sql`${bankLine.id} <> ${id}`))
          .orderBy(asc(bankLine.id));
  const matched = matchId === null ? [] : await documentsOf(db, line, matchId);
  const candidates = status === bankLineStates.waiting ? await candidatesOf(db, line) : [];
  return { ...shown(line), fileName: statement?.fileName ?? '', matched, beside, candidates };
}
