import type { Input } from '#contract/call.ts';
import { calendarCalls } from '#contract/marketing/calendar.ts';
import { useClashGuard } from '../clash/use-clash-guard.tsx';

type CalendarMove = Input<typeof calendarCalls.checkMove>;

function moveOf(values: object): CalendarMove {
  const { kind, id, day } = values as CalendarMove;
  return { kind, id, day };
}

/** Asks before something is moved, as the form of an activity does before it is saved. */
export function useMoveGuard() {
  const guard = useClashGuard(calendarCalls.checkMove, (values) => [moveOf(values)], { act: '改期' });
  // Skips the check without a day, of which the field says that it is missing.
  const before = async (values: object) => (moveOf(values).day ? guard.before(values) : {});
  return { ...guard, before };
}
