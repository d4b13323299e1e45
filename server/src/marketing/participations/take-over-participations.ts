import { and, eq, ne, notInArray, or } from 'drizzle-orm';
import { participationStates } from '#contract/marketing/participations.ts';
import type { Write } from '#server/platform/write/write.ts';
import { help, participation } from './tables.ts';

/** Bargains that an account started and helped with, but where the other runs the same one or has helped as well. */
export async function takeOverParticipations(
  { tx, now }: Write,
  { fromUid, toUid }: { fromUid: number; toUid: number },
): Promise<void> {
  const { running } = participationStates;
  const ownRunning = tx
    .select({ id: participation.bargainId })
    .from(participation)
    .where(and(eq(participation.uid, toUid), eq(participation.status, running)));
  await tx
    .update(participation)
    .set({ uid: toUid, updateTime: now })
    .where(
      and(eq(participation.uid, fromUid), or(ne(participation.status, running), notInArray(participation.bargainId, ownRunning))),
    );
  const helped = tx.select({ id: help.bargainUserId }).from(help).where(eq(help.uid, toUid));
  await tx
    .update(help)
    .set({ uid: toUid })
    .where(and(eq(help.uid, fromUid), notInArray(help.bargainUserId, helped)));
}
