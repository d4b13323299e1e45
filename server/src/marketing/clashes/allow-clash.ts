import { eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import { type clashCalls, clashKinds, clashRefusals } from '#contract/marketing/clashes.ts';
import { explainCoupon } from '#server/coupons/index.ts';
import { actorName } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { activity } from '../activities/tables.ts';
import { clashesOf } from './check-clashes.ts';
import { offersWhere } from './queries.ts';
import { namesOf } from './rules.ts';
import { clashAllowance } from './tables.ts';

/** A clash that is there, with the reason why it may stay; a reason that was given before makes way. */
export async function allowClash(write: Write, { kind, id, otherId, reason }: Input<typeof clashCalls.allow>): Promise<null> {
  const { tx, actor, now } = write;
  if (kind === clashKinds.freeOrder) return explainCoupon(write, { id, clashReason: reason.trim() });
  const clashes = await clashesOf(tx, await offersWhere(tx, eq(activity.id, id)), now);
  const found = clashes.find((clash) => clash.kind === kind && (clash.other?.id ?? null) === (otherId ?? null));
  if (!found) throw clashRefusals.GONE();
  const given = { reason: reason.trim(), allowedBy: actorName(actor), createTime: now };
  await tx
    .insert(clashAllowance)
    .values({ kind, ...namesOf(found), ...given })
    .onConflictDoUpdate({ target: [clashAllowance.activityId, clashAllowance.kind, clashAllowance.otherId], set: given });
  return null;
}
