import { HOUR } from '#contract/durations.ts';
import { type TeamState, teamStates } from '#contract/marketing/teams.ts';

const { running, succeeded, failed } = teamStates;

/** Every move a team can make; a team that is decided stays so. */
export const teamMoves = {
  [running]: { succeed: succeeded, fail: failed },
  [succeeded]: {},
  [failed]: {},
} as const satisfies Record<TeamState, Partial<Record<'succeed' | 'fail', TeamState>>>;

interface TeamProgress {
  status: number;
  people: number;
  virtualRation: number;
  stopTime: Date;
}

/** Teams with a place left, and time. */
export const isOpen = ({ status, people, stopTime }: Omit<TeamProgress, 'virtualRation'>, members: number, now: Date): boolean =>
  status === running && now < stopTime && members < people;

/** Outcome of a team that so many customers are in; undefined while it is still open. */
export function outcomeOf(team: TeamProgress, members: number, now: Date): keyof (typeof teamMoves)[1] | undefined {
  if (team.status !== running) return undefined;
  if (members >= team.people) return 'succeed';
  if (members === 0) return 'fail';
  if (now < team.stopTime) return undefined;
  return members + team.virtualRation >= team.people ? 'succeed' : 'fail';
}

interface Opening {
  effectiveTime: number | null;
  stopTime: Date;
}

/** A team lasts its hours, but no longer than its activity. */
export const endOfTeam = ({ effectiveTime, stopTime }: Opening, now: Date): Date =>
  new Date(Math.min(now.getTime() + (effectiveTime ?? 0) * HOUR, stopTime.getTime()));
