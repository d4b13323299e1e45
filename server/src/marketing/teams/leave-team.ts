import { teamStates } from '#contract/marketing/teams.ts';
import type { Write } from '#server/platform/write/write.ts';
import { lockTeamOf, members, membersOf } from './queries.ts';
import { settleTeam } from './settle-team.ts';

/**
 * The money of an order goes back: its member is out, and whoever came next leads. A team that nobody is in has failed. Whether
 * the team was still undecided.
 */
export async function leaveTeam(write: Write, orderNo: string): Promise<boolean> {
  const found = await lockTeamOf(write.tx, orderNo);
  if (!found || found.member.isOut) return false;
  await members.set(write, found.member.id, { isOut: true });
  if (found.team.status !== teamStates.running) return false;
  const others = await membersOf(write.tx, found.team.id);
  if (others.length === 0) await settleTeam(write, found.team.id);
  return true;
}
