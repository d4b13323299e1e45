import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { RecordRefusal } from '../import-reading/document.ts';
import { importRefusal } from './tables.ts';

const CHUNK = 5000;

/** A bad row may be bad because of a character that no column holds. */
const keepable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

export async function keepRefusals(tx: Tx, runId: number, refused: readonly RecordRefusal[], createTime: Date): Promise<void> {
  for (let at = 0; at < refused.length; at += CHUNK) {
    const rows = refused.slice(at, at + CHUNK).map(({ kind, row, name, reason }) => {
      return { runId, kind, row, name: keepable(name), reason: keepable(reason), createTime };
    });
    await insertRows(tx, importRefusal, rows);
  }
}

export const refusalsOf = (db: Db, runId: number): Promise<RecordRefusal[]> => {
  const { kind, row, name, reason } = importRefusal;
  return db
    .select({ kind, row, name, reason })
    .from(importRefusal)
    .where(eq(importRefusal.runId, runId))
    .orderBy(asc(importRefusal.id));
};
