import { useState } from 'react';
import { Link } from 'react-router';
import { type Planned, calendarCalls } from '#contract/marketing/calendar.ts';
import { showDay } from '#contract/moment.ts';
import { notify, useRun } from '#web/ui/index.ts';
import { type Bar, LANES, type Week, layWeeks, weeksBefore } from './lay-weeks.ts';
import { useMoveGuard } from './use-move-guard.ts';
import { whyStays } from './why-stays.ts';
import { dayName, hourText, kindText, wordsNow, placeOf, timeText } from './words.ts';

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
/** Rows of a week: that of the day numbers above the bars. */
const ABOVE = 2;

interface BarProps {
  bar: Bar;
  now: Date;
  take: (bar: Bar | undefined) => void;
}

function PlannedBar({ bar, now, take }: BarProps) {
  const { item, first, last, lane, begins } = bar;
  const { meaning, says, session } = wordsNow(item, now);
  const text = `${hourText(item)}${kindText(item)} ${item.title}`;
  const told = [text, timeText(item), says, ...(session ? [`本场 ${session.says}`] : [])].join('，');
  return (
    <Link
      to={placeOf(item)}
      className={`calendar-bar calendar-${meaning}`}
      style={{ gridColumn: `${first + 1} / ${last + 2}`, gridRow: lane + ABOVE }}
      title={told}
      aria-label={told}
      draggable
      data-moves={(item.isMovable && begins) || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Later: a browser lets go of what is changed while it is picked up.
        setTimeout(() => take(bar));
      }}
      onDragEnd={() => take(undefined)}
    >
      {text}
    </Link>
  );
}

interface DayProps {
  day: string;
  column: number;
  month: string;
  today: string;
  /** True while something is dragged that might be put here. */
  isTarget: boolean;
  put: ((day: string) => void) | undefined;
  open: (day: string) => void;
}

/** A day under its bars: opens what is planned on it, and takes what is dropped on it. */
function DayCell({ day, column, month, today, isTarget, put, open }: DayProps) {
  const [isOver, setOver] = useState(false);
  return (
    <button
      type="button"
      className={day.startsWith(month) ? 'calendar-cell' : 'calendar-cell calendar-outside'}
      style={{ gridColumn: column + 1, gridRow: `1 / ${LANES + ABOVE + 1}` }}
      aria-label={dayName(day)}
      aria-current={day === today ? 'date' : undefined}
      data-over={(isOver && isTarget) || undefined}
      onClick={() => open(day)}
      onDragOver={(event) => {
        if (!put) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        put?.(day);
      }}
    >
      {Number(day.slice(8))}
    </button>
  );
}

interface WeekProps {
  week: Week;
  month: string;
  now: Date;
  dragged: Bar | undefined;
  take: (bar: Bar | undefined) => void;
  put: ((day: string) => void) | undefined;
  open: (day: string) => void;
}

function WeekRow({ week, month, now, dragged, take, put, open }: WeekProps) {
  const today = showDay(now);
  return (
    <div className="calendar-week" role="group" aria-label={`${week.days[0]} 起的一周`}>
      {week.days.map((day, column) => (
        <DayCell
          key={day}
          day={day}
          column={column}
          month={month}
          today={today}
          isTarget={dragged !== undefined && whyStays(dragged, day, today, now) === undefined}
          put={put}
          open={open}
        />
      ))}
      {week.bars.map((bar) => (
        <PlannedBar key={`${bar.item.kind}-${bar.item.id}`} bar={bar} now={now} take={take} />
      ))}
      {week.days.map((day, column) => {
        const more = week.hidden[column] ?? 0;
        return (
          more > 0 && (
            <span key={day} className="calendar-more" style={{ gridColumn: column + 1, gridRow: LANES + ABOVE }}>
              还有 {more} 项
            </span>
          )
        );
      })}
    </div>
  );
}

interface Props {
  items: readonly Planned[];
  month: string;
  open: (day: string) => void;
}

/** Six weeks with what is planned as bars over their days; what has not begun is moved by dragging it, and what has says so. */
export function MonthGrid({ items, month, open }: Props) {
  const [now] = useState(() => new Date());
  const [dragged, take] = useState<Bar>();
  const { mutate } = useRun(calendarCalls.move);
  const guard = useMoveGuard();
  const [isWhole, setWhole] = useState(false);
  const weeks = layWeeks(items, month);
  const past = isWhole ? [] : weeksBefore(weeks, showDay(now), month);
  const put = async ({ item, ...bar }: Bar, day: string) => {
    take(undefined);
    if (showDay(item.from) === day) return;
    const why = whyStays({ item, ...bar }, day, showDay(now), now);
    if (why !== undefined) return void notify.warning(why);
    const move = { kind: item.kind, id: item.id, day };
    const reason = await guard.before(move);
    if (reason) mutate({ ...move, ...reason });
  };
  return (
    <div className="calendar-grid" data-dragging={dragged !== undefined || undefined}>
      <div className="calendar-weekdays" aria-hidden>
        {WEEKDAYS.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      {past.length > 0 && (
        <button type="button" className="calendar-past" onClick={() => setWhole(true)}>
          {`显示过去的 ${past.length} 周`}
        </button>
      )}
      {weeks.slice(past.length).map((week) => (
        <WeekRow
          key={week.days[0]}
          week={week}
          month={month}
          now={now}
          take={take}
          dragged={dragged}
          put={dragged && ((day) => void put(dragged, day))}
          open={open}
        />
      ))}
      {guard.dialog}
    </div>
  );
}
