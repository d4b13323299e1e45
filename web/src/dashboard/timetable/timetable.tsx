import { Segmented, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#contract/call.ts';
import { type TimetableDay, timetableCalls, timetableDays } from '#contract/dashboard/timetable.ts';
import { showDay } from '#contract/moment.ts';
import { configCalls } from '#contract/settings/config.ts';
import { usePhone } from '#web/ui/basics/use-phone.ts';
import { Failing } from '#web/ui/list-parts/list-states.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { DayLine } from './day-line.tsx';
import { NextList } from './next-list.tsx';
import { shownMarks } from './shown-marks.ts';
import { useNow } from './use-now.ts';
import './timetable.css';

const WEEKDAYS = '日一二三四五六';
const PICK_UP_SETTING = '/setting/business?field=order_pickup_times';

/** "11-30 周一" */
const dayText = (day: string) => `${day.slice(5)} 周${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}`;

function Marks({ data, now, isToday }: { data: Answer<typeof timetableCalls.day>; now: Date; isToday: boolean }) {
  const may = useMay();
  const isPhone = usePhone();
  const marks = shownMarks(data, { now, may });
  if (marks.length === 0) return <p className="home-quiet">{isToday ? '今天没有安排' : '明天没有安排'}</p>;
  const present = isToday ? now : undefined;
  return isPhone ? <NextList marks={marks} now={present} /> : <DayLine day={data.day} marks={marks} now={present} />;
}

/** Marks of everything that has its time today or tomorrow, on the hours of the day; absent for whoever sees none of it. */
export function Timetable() {
  const may = useMay();
  const [day, setDay] = useState<TimetableDay>('today');
  const asked = useCall(timetableCalls.day, { day }, { saysItself: true });
  const { data, error, refetch } = asked;
  const now = useNow();
  const isOver = day === 'today' && data !== undefined && showDay(now) > data.day;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  if (data?.kinds.length === 0) return null;
  return (
    <section className="timetable" aria-label="时刻表">
      <div className="timetable-head">
        <strong>{data ? dayText(data.day) : '时刻表'}</strong>
        <Segmented aria-label="哪一天" size="small" options={timetableDays.options} value={day} onChange={setDay} />
        {data?.lacksPickUp && may(configCalls.saveForm) && (
          <Link to={PICK_UP_SETTING}>设置揽收时间，在这里看还有多少单可赶上</Link>
        )}
      </div>
      {data && <Marks data={data} now={now} isToday={day === 'today'} />}
      {!data && error && <Failing error={error} again={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 2, width: '100%' }} />}
    </section>
  );
}
