import { teamStates } from '#contract/marketing/teams.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockTeamOf, members, membersOf } from './queries.ts';

/**
 * The money could not be given back: the member is in again, unless the team has succeeded without them or they came a second
 * time meanwhile. A team that has failed keeps them until it is refunded. Whether the team runs.
 */
export async function returnToTeam(write: Write, orderNo: string): Promise<boolean> {
  const found = await lockTeamOf(write.tx, orderNo);
  if (!found?.member.isOut || found.team.status === teamStates.succeeded) return false;
  const inIt = await membersOf(write.tx, found.team.id);
  if (inIt.some(({ uid }) => uid === found.member.uid)) return false;
  await members.set(write, found.member.id, { isOut: false });
  return found.team.status === teamStates.running;
}
