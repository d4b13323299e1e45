import { callWebhooks } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { membersOf, teams } from './queries.ts';
import { outcomeOf, teamMoves } from './rules.ts';

export interface Decision {
  outcome: 'succeed' | 'fail';
  /** Orders of those who are in it. */
  orderNos: string[];
}

/** Decides a team by who is in it; undefined while it is open, or was decided before. Whoever decides holds its row. */
export async function settleTeam(write: Write, id: number): Promise<Decision | undefined> {
  const found = await teams.lock(write.tx, id);
  const inIt = await membersOf(write.tx, id);
  const outcome = outcomeOf(found, inIt.length, write.now);
  if (!outcome) return undefined;
  await teams.set(write, id, { status: teamMoves[1][outcome], isVirtual: outcome === 'succeed' && inIt.length < found.people });
  await callWebhooks(write, outcome === 'succeed' ? 'team.succeeded' : 'team.failed', String(id));
  return { outcome, orderNos: inIt.map(({ orderNo }) => orderNo) };
}
