import type { Input } from '#contract/call.ts';
import { type BankField, chosenOtherwise, whatIsMissing, whatIsTwice } from '#contract/cashier/bank-columns.ts';
import { bankStatementRefusals, type bankStatementCalls } from '#contract/cashier/bank-statements.ts';
import { enqueueRun, freezeRun } from '#server/jobs/index.ts';
import { actorName, adminIdOf } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { bankAccounts } from '../bank-accounts/queries.ts';
import { isSameNumber } from '../bank-reading/own-account.ts';
import { bankStatements, getUpload } from './queries.ts';
import { readKind } from './read-kind.ts';
import type { BankAccountRecord, BankUpload } from '../bank-accounts/tables.ts';

function checkColumns(columns: readonly (BankField | null)[]): void {
  const [missing, twice] = [whatIsMissing(columns), whatIsTwice(columns)];
  if (missing !== undefined) throw bankStatementRefusals.MISSING({ field: missing });
  if (twice !== undefined) throw bankStatementRefusals.TWICE({ field: twice });
}

function checkAccount({ number, isClosed }: BankAccountRecord, upload: BankUpload): void {
  if (isClosed) throw bankStatementRefusals.CLOSED();
  if (upload.number !== '' && !isSameNumber(number, upload.number))
    throw bankStatementRefusals.OTHER_ACCOUNT({ number: upload.number.slice(-4) });
}

/** Has a job read a file that was taken, and keeps what its columns mean for the account. */
export async function startReading(
  write: Write,
  { uploadId, accountId, headerRow, columns }: Input<typeof bankStatementCalls.read>,
): Promise<{ runId: number; jobId: number }> {
  const { tx, actor } = write;
  checkColumns(columns);
  const upload = await getUpload(tx, uploadId, adminIdOf(actor));
  const account = await bankAccounts.lock(tx, accountId);
  checkAccount(account, upload);
  const { key, fileName, format, rows } = upload;
  const named = chosenOtherwise(upload.first[headerRow] ?? [], columns);
  await bankAccounts.set(write, accountId, { columns: { ...account.columns, ...named } });
  const reading = { readerId: adminIdOf(actor), reader: actorName(actor) };
  const statementId = await bankStatements.insert(write, { accountId, fileName, format, uploadId, ...reading });
  const task = { statementId, accountId, key, rows, headerRow, columns };
  const frozen = await freezeRun(write, readKind, { task, label: `导入 ${fileName}`, source: fileName, rows: [] });
  await bankStatements.set(write, statementId, { runId: frozen.id });
  return { runId: frozen.id, jobId: await enqueueRun(write, readKind, { ...frozen, matched: rows }) };
}
