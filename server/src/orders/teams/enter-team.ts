import { eq } from 'drizzle-orm';
import { activityKinds } from '#contract/marketing/activities.ts';
import { teamStates } from '#contract/marketing/teams.ts';
import { joinTeam } from '#server/marketing/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { order } from '../orders/tables.ts';
import { notifyOfDecision } from './notify-of-decision.ts';

/** Gives a paid order of a group-buy its team, which the last one to come completes; false for an order that needs none. */
export async function enterTeam(
  write: Write,
  { id, activityId, activityKind, teamId, uid, orderNo }: OrderRecord,
): Promise<boolean> {
  if (activityKind !== activityKinds.groupBuy || activityId === null || uid === null) return false;
  const { teamId: joined, decided } = await joinTeam(write, { activityId, teamId, uid, orderNo });
  await write.tx.update(order).set({ teamId: joined, teamStatus: teamStates.running }).where(eq(order.id, id));
  if (decided) await notifyOfDecision(write, decided);
  return true;
}
