import { and, eq, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Write } from '#server/platform/write/write.ts';
import { customers } from '../customers/queries.ts';
import { lastSignIn } from './queries.ts';
import { customerSignIn } from './tables.ts';

/** Days of an account that went into another. Of a day that both have, the longer row of days goes on. */
export async function takeOverSignIns(write: Write, { fromUid, toUid }: { fromUid: number; toUid: number }): Promise<void> {
  const { tx, now } = write;
  const theirs = alias(customerSignIn, 'theirs');
  await tx
    .update(customerSignIn)
    .set({ days: sql`greatest(${customerSignIn.days}, ${theirs.days})` })
    .from(theirs)
    .where(and(eq(customerSignIn.uid, toUid), eq(theirs.uid, fromUid), eq(theirs.day, customerSignIn.day)));
  const own = tx.select({ day: customerSignIn.day }).from(customerSignIn).where(eq(customerSignIn.uid, toUid));
  await tx
    .update(customerSignIn)
    .set({ uid: toUid })
    .where(and(eq(customerSignIn.uid, fromUid), notInArray(customerSignIn.day, own)));
  await customers.set(write, toUid, { signNum: (await lastSignIn(tx, toUid, now)).days });
}
