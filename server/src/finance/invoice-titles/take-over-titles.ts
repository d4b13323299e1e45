import { inArray } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { dropOldest } from './queries.ts';
import { invoiceTitle } from './tables.ts';

const nameOf = ({ taxNo, title }: { taxNo: string; title: string }) => taxNo || title;

/** Titles of an account that went into another, but those that the other has already; its default stays. */
export async function takeOverTitles({ tx, now }: Write, { fromUid, toUid }: { fromUid: number; toUid: number }): Promise<void> {
  const rows = await tx
    .select()
    .from(invoiceTitle)
    .where(inArray(invoiceTitle.uid, [fromUid, toUid]));
  const own = rows.filter(({ uid }) => uid === toUid);
  const names = new Set(own.map(nameOf));
  const taken = rows.filter((row) => row.uid === fromUid && !names.has(nameOf(row))).map(({ id }) => id);
  const mark = own.some(({ isDefault }) => isDefault) ? { isDefault: false } : {};
  await tx
    .update(invoiceTitle)
    .set({ uid: toUid, ...mark, updateTime: now })
    .where(inArray(invoiceTitle.id, taken));
  await dropOldest(tx, toUid);
}
