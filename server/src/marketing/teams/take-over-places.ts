import { and, eq, notInArray, or } from 'drizzle-orm';
import type { Write } from '#server/platform/write/write.ts';
import { teamMember } from './tables.ts';

/** Places in teams of an account that went into another, but in teams where the other has one. */
export async function takeOverPlaces({ tx, now }: Write, { fromUid, toUid }: { fromUid: number; toUid: number }): Promise<void> {
  const { uid, teamId, isOut } = teamMember;
  const own = tx
    .select({ id: teamId })
    .from(teamMember)
    .where(and(eq(uid, toUid), eq(isOut, false)));
  await tx
    .update(teamMember)
    .set({ uid: toUid, updateTime: now })
    .where(and(eq(uid, fromUid), or(eq(isOut, true), notInArray(teamId, own))));
}
