import { teamStates } from '#contract/marketing/teams.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockTeamOf, members, membersOf } from './queries.ts';

/** The money could not be given back: the member is in again while the team runs, unless they came a second time meanwhile. */
export async function returnToTeam(write: Write, orderNo: string): Promise<boolean> {
  const found = await lockTeamOf(write.tx, orderNo);
  if (!found?.member.isOut || found.team.status !== teamStates.running) return false;
  const inIt = await membersOf(write.tx, found.team.id);
  if (inIt.some(({ uid }) => uid === found.member.uid)) return false;
  await members.set(write, found.member.id, { isOut: false });
  return true;
}
