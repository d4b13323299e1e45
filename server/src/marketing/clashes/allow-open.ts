import { actorName } from '#server/platform/actor.ts';
import { among } from '#server/platform/database/conditions.ts';
import type { Write } from '#server/platform/write/write.ts';
import { activity } from '../activities/tables.ts';
import { clashesOf } from './check-clashes.ts';
import { offersWhere } from './queries.ts';
import { namesOf } from './rules.ts';
import { clashAllowance } from './tables.ts';

export interface ReasonInput {
  clashReason?: string | null | undefined;
}

/** Allows what activities of the same days clash with now, except what somebody allowed before. */
export async function allowOpen(
  { tx, actor, now }: Write,
  activityIds: readonly number[],
  { clashReason }: ReasonInput,
): Promise<null> {
  const reason = clashReason?.trim();
  if (!reason) return null;
  const clashes = await clashesOf(tx, await offersWhere(tx, among(activity.id, activityIds)), now);
  const given = { reason, allowedBy: actorName(actor), createTime: now };
  const rows = clashes.map((clash) => ({ kind: clash.kind, ...namesOf(clash), ...given }));
  if (rows.length > 0) await tx.insert(clashAllowance).values(rows).onConflictDoNothing();
  return null;
}
