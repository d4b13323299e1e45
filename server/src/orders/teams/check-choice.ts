import { groupBuyPurchaseRefusals } from '#contract/marketing/group-buys.ts';
import { isOpen, membersOf, teams } from '#server/marketing/index.ts';
import type { Write } from '#server/platform/write/write.ts';

interface TeamChoice {
  teamId?: number | undefined;
  activityId?: number | undefined;
  uid: number | undefined;
}

/** The chosen team takes this buyer now; who pays too late for it opens another. */
export async function checkChoice({ tx, now }: Write, { teamId = 0, activityId, uid }: TeamChoice): Promise<void> {
  const chosen = await teams.find(tx, teamId);
  if (!chosen || chosen.activityId !== activityId) throw groupBuyPurchaseRefusals.TEAM_CLOSED();
  const inIt = await membersOf(tx, teamId);
  if (inIt.some((member) => member.uid === uid)) throw groupBuyPurchaseRefusals.OWN_TEAM();
  if (!isOpen(chosen, inIt.length, now)) throw groupBuyPurchaseRefusals.TEAM_CLOSED();
}
