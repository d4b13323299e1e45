import { sql } from 'drizzle-orm';
import { imagesOf, recordset } from '#server/platform/database/recordset.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type BankLineRecord, bankLine } from './tables.ts';

type LineDraft = Pick<
  BankLineRecord,
  | 'accountId'
  | 'statementId'
  | 'row'
  | 'lineKey'
  | 'bookedAt'
  | 'direction'
  | 'amount'
  | 'balance'
  | 'name'
  | 'account'
  | 'serial'
  | 'summary'
  | 'remark'
  | 'status'
>;

/** Adds the lines that are not there yet, in one statement; answers how many they are. */
export async function insertLines({ tx, now }: Write, lines: readonly LineDraft[]): Promise<number> {
  if (lines.length === 0) return 0;
  const { columns, images } = imagesOf(lines.map((line) => ({ ...line, createTime: now, updateTime: now })));
  const names = sql.join(columns.map(sql.identifier), sql`, `);
  const { rowCount } = await tx.execute(
    sql`insert into ${bankLine} (${names}) select ${names} from ${recordset(bankLine, images)}
      on conflict on constraint bank_line__key do nothing`,
  );
  return rowCount ?? 0;
}
