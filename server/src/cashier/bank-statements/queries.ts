import { type SQL, and, desc, eq, getTableColumns, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { BankStatement, StatementRow } from '#contract/cashier/bank-statement-record.ts';
import { bankStatementRefusals, type bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import type { Fen } from '#contract/fen.ts';
import type { Page } from '#contract/wire.ts';
import { ownRows, run, runRow, stateOf } from '#server/jobs/index.ts';
import { equal } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf, pageOfJoined } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { bankLine } from '../bank-lines/tables.ts';
import { type BankUpload, bankAccount, bankStatement, bankUpload } from '../bank-accounts/tables.ts';

export const bankStatements = rowsOf(bankStatement, { missing: bankStatementRefusals.NOT_FOUND });

/** Numbers count up, so a file is found by its owner only. */
export async function getUpload(db: Db, id: number, adminId: number): Promise<BankUpload> {
  const [found] = await db
    .select()
    .from(bankUpload)
    .where(and(eq(bankUpload.id, id), eq(bankUpload.adminId, adminId)));
  if (!found) throw bankStatementRefusals.NOT_FOUND();
  return found;
}

interface Beginning {
  statementId: number;
  accountId: number;
  firstAt: Date;
}

/** Closing balance of the statement before; undefined where there is none, or where another has days of both. */
export async function closingBefore(db: Db, { accountId, firstAt, statementId }: Beginning): Promise<Fen | undefined> {
  const others = and(
    eq(bankStatement.accountId, accountId),
    sql`${bankStatement.id} <> ${statementId}`,
    isNotNull(bankStatement.readTime),
    lte(bankStatement.firstAt, firstAt),
  );
  const across: SQL<boolean> = sql`exists (select from ${bankStatement} where ${and(others, gte(bankStatement.lastAt, firstAt))})`;
  const [before] = await db
    .select({ closing: bankStatement.closing, isAcross: across.mapWith(Boolean) })
    .from(bankStatement)
    .where(and(others, lt(bankStatement.lastAt, firstAt)))
    .orderBy(desc(bankStatement.lastAt), desc(bankStatement.id))
    .limit(1);
  return before?.isAcross ? undefined : (before?.closing ?? undefined);
}

const state = sql<BankStatement['state']>`case
  when ${bankStatement.readTime} is not null then
    case when ${bankStatement.gap} is null then 'unknown' when ${bankStatement.gap} = 0 then 'even' else 'gap' end
  when ${run.state} in ('waiting', 'done') then 'reading' else 'broken' end`;
const left =
  sql<number>`(select count(*) from ${bankLine} l where l.statement_id = ${bankStatement.id} and l.status = 0)`.mapWith(Number);

/** Files that were read in, the latest first. */
export function listStatements(
  db: Db,
  { accountId, ...paging }: Input<typeof bankStatementCalls.list>,
): Promise<Page<BankStatement>> {
  const where = equal(bankStatement.accountId, accountId);
  const query = db
    .select({ ...getTableColumns(bankStatement), accountName: bankAccount.name, bank: bankAccount.bank, state, left })
    .from(bankStatement)
    .innerJoin(bankAccount, eq(bankAccount.id, bankStatement.accountId))
    .leftJoin(run, eq(run.id, bankStatement.runId));
  const order = [desc(bankStatement.createTime), desc(bankStatement.id)];
  return pageOfJoined(db, paging, query, { from: bankStatement, where, order }, (rows) => rows);
}

/** Rows of a file that could not be read. */
export async function listBadRows(
  db: Db,
  { id, state: wanted, ...paging }: Input<typeof bankStatementCalls.rows>,
  asked: CallContext,
): Promise<Page<StatementRow>> {
  const where = await ownRows(db, { name: 'bank_statement.read', refuses: bankStatementRefusals }, { id, state: wanted }, asked);
  return pageOf(db, paging, {
    from: runRow,
    select: {
      id: runRow.id,
      row: sql<number>`${runRow.key}::int`,
      state: stateOf<StatementRow['state']>(),
      reason: runRow.reason,
    },
    where,
    order: [sql`${runRow.id}`],
  });
}
