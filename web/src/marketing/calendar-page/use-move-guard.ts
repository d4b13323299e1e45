import type { Input } from '#contract/call.ts';
import { calendarCalls } from '#contract/marketing/calendar.ts';
import { useClashGuard } from '../clash/use-clash-guard.tsx';

type Move = Input<typeof calendarCalls.checkMove>;

function moveOf(values: object): Move {
  const { kind, id, day } = values as Move;
  return { kind, id, day };
}

/** Asks before something is moved, as the form of an activity does before it is saved. */
export function useMoveGuard() {
  const guard = useClashGuard(calendarCalls.checkMove, moveOf, '改期');
  // Without a day, the field says that one is missing.
  const before = async (values: object) => (moveOf(values).day ? guard.before(values) : {});
  return { ...guard, before };
}
