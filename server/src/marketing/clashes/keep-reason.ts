import { eq, or } from 'drizzle-orm';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { activity } from '../activities/tables.ts';
import { clashesOf } from './check-clashes.ts';
import { offersWhere } from './queries.ts';
import { namesOf } from './rules.ts';
import { clashAllowance } from './tables.ts';

/** A reason holds for what an activity clashed with when it was saved; the next save asks anew. */
export async function keepReason(
  { tx, actor, now }: Write,
  activityId: number,
  { clashReason }: { clashReason?: string | null | undefined },
): Promise<null> {
  await tx.delete(clashAllowance).where(or(eq(clashAllowance.activityId, activityId), eq(clashAllowance.otherId, activityId)));
  const reason = clashReason?.trim();
  if (!reason) return null;
  const clashes = await clashesOf(tx, await offersWhere(tx, eq(activity.id, activityId)), now);
  const given = { reason, allowedBy: actorName(actor), createTime: now };
  const rows = clashes.map((clash) => ({ kind: clash.kind, ...namesOf(clash), ...given }));
  if (rows.length > 0) await tx.insert(clashAllowance).values(rows).onConflictDoNothing();
  return null;
}
