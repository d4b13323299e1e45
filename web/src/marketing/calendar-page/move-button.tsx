import { PLAN_DAYS, type Planned, calendarCalls, plannedKinds } from '#contract/marketing/calendar.ts';
import { showDay, startOfDay } from '#contract/moment.ts';
import { DialogButton, Field } from '#web/ui/index.ts';
import { DayInput } from '#web/ui/inputs/day-input.tsx';
import { useMoveGuard } from './use-move-guard.ts';
import { timeText } from './words.ts';

const hintOf = ({ kind }: Planned): string =>
  kind === plannedKinds.claim ? '领券时间整体移动，固定的用券时间跟着移动' : '整体移动，长度和钟点不变';

const dayIn = (days: number): string => showDay(startOfDay(new Date(), days));

/** Moves a record to another day from the keyboard, or from a phone. */
export function MoveButton({ item }: { item: Planned }) {
  const guard = useMoveGuard();
  return (
    <>
      <DialogButton
        label="改期"
        title={`改期：${item.title}`}
        saveLabel="改期"
        call={calendarCalls.move}
        start={{ kind: item.kind, id: item.id, day: showDay(item.from) }}
        before={guard.before}
      >
        <p>
          现在是 {timeText(item)}。{hintOf(item)}。
        </p>
        <Field name="day" label="改到哪天开始">
          <DayInput first={dayIn(0)} last={dayIn(PLAN_DAYS)} />
        </Field>
      </DialogButton>
      {guard.dialog}
    </>
  );
}
