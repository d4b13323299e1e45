import { useState } from 'react';
import type { Planned } from '#contract/marketing/calendar.ts';
import { readMoment, showDay } from '#contract/moment.ts';
import { Empty } from '#web/ui/index.ts';
import { fromToday, inOrder, lastMoment } from './lay-weeks.ts';
import { PlannedRows } from './planned-rows.tsx';

const weekdays = ['日', '一', '二', '三', '四', '五', '六'];
const headOf = (day: string) => `${day.slice(5)} 周${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}`;

/** The month on a phone: under each day what begins on it, and last what has run before. */
export function DayList({ items, month }: { items: readonly Planned[]; month: string }) {
  const [today] = useState(() => showDay(new Date()));
  const first = readMoment(`${month}-01`);
  const ordered = inOrder(items);
  const running = ordered.filter((item) => item.from < first && lastMoment(item) >= first.getTime());
  const days = Map.groupBy(
    ordered.filter(({ from }) => showDay(from).startsWith(month)),
    ({ from }) => showDay(from),
  );
  if (running.length === 0 && days.size === 0) return <Empty says="这个月没有安排" />;
  return (
    <div className="calendar-days">
      {fromToday([...days], today).map(([day, found]) => (
        <section key={day} aria-label={day}>
          <h2>{headOf(day)}</h2>
          <PlannedRows items={found} />
        </section>
      ))}
      {running.length > 0 && (
        <section aria-label="月初已在进行">
          <h2>月初已在进行</h2>
          <PlannedRows items={running} />
        </section>
      )}
    </div>
  );
}
