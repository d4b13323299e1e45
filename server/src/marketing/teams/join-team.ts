import { teamStates } from '#contract/marketing/teams.ts';
import type { Write } from '#server/platform/write/write.ts';
import { activity } from '../activities/tables.ts';
import { eq } from 'drizzle-orm';
import { members, membersOf, teams } from './queries.ts';
import { endOfTeam, isOpen } from './rules.ts';
import { type Decision, settleTeam } from './settle-team.ts';

interface Joining {
  activityId: number;
  /** The team that was chosen; a new one without it. */
  teamId: number | null;
  uid: number;
  orderNo: string;
}

/** The chosen team, if it still takes this customer; its row is locked, so that two who pay at once come one after the other. */
async function placeIn({ tx, now }: Write, { teamId, activityId, uid }: Joining): Promise<number | undefined> {
  if (teamId === null) return undefined;
  const chosen = await teams.lock(tx, teamId);
  const inIt = await membersOf(tx, teamId);
  const isTaken = inIt.some((member) => member.uid === uid);
  return chosen.activityId === activityId && !isTaken && isOpen(chosen, inIt.length, now) ? teamId : undefined;
}

async function openTeam(write: Write, activityId: number): Promise<number> {
  const [sold] = await write.tx.select().from(activity).where(eq(activity.id, activityId));
  if (!sold) throw new Error('an activity that sold something is gone');
  return teams.insert(write, {
    activityId,
    people: sold.people ?? 0,
    virtualRation: sold.virtualRation ?? 0,
    stopTime: endOfTeam(sold, write.now),
    status: teamStates.running,
  });
}

/** A paid order comes into its team, or opens a new one where that is full, over or the buyer's own: money that came loses no place. */
export async function joinTeam(write: Write, joining: Joining): Promise<{ teamId: number; decided: Decision | undefined }> {
  const { uid, orderNo } = joining;
  const teamId = (await placeIn(write, joining)) ?? (await openTeam(write, joining.activityId));
  await members.insert(write, { teamId, uid, orderNo });
  return { teamId, decided: await settleTeam(write, teamId) };
}
