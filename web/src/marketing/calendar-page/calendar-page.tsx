import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#contract/call.ts';
import { type Planned, calendarCalls, plannedKinds } from '#contract/marketing/calendar.ts';
import { showDay } from '#contract/moment.ts';
import { Loaded, PageHead, usePhone } from '#web/ui/index.ts';
import { type Address, useAddress } from '#web/ui/scene/address.ts';
import { DayDrawer } from './day-drawer.tsx';
import { DayList } from './day-list.tsx';
import { runsThrough } from './lay-weeks.ts';
import { MonthGrid } from './month-grid.tsx';
import { kindText, listOf, monthOn, placeOf, timeText } from './words.ts';
import './calendar-page.css';

type Month = Answer<typeof calendarCalls.month>;
const MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;
const EVERY = { value: '', label: '全部安排' };

function Controls({ address, month, today }: { address: Address; month: string; today: string }) {
  const go = (to: string) => address.set({ month: to === today ? '' : to });
  return (
    <>
      <Select
        aria-label="类型"
        className="calendar-kind"
        options={[EVERY, ...plannedKinds.options.map(({ value, label }) => ({ value: String(value), label }))]}
        value={address.get('kind')}
        onChange={(kind) => address.set({ kind })}
      />
      <Button icon={<LeftOutlined />} aria-label="上个月" onClick={() => go(monthOn(month, -1))} />
      <Button icon={<RightOutlined />} aria-label="下个月" onClick={() => go(monthOn(month, 1))} />
      <Button disabled={month === today} onClick={() => go(today)}>
        本月
      </Button>
    </>
  );
}

/** Plans beyond those that a month shows of each kind. */
const Rest = ({ kinds }: { kinds: Month }) =>
  kinds
    .filter(({ total, list }) => total > list.length)
    .map(({ kind, total, list }) => (
      <p key={kind} className="quiet">
        {kindText({ kind })}还有 {total - list.length} 项没有列出，<Link to={listOf[kind] ?? '/'}>到列表查看</Link>
      </p>
    ));

/** Campaigns that run all through the month, in a line above it. */
const Through = ({ items }: { items: readonly Planned[] }) =>
  items.length > 0 && (
    <p className="calendar-through">
      <span className="quiet">整月都在：</span>
      {items.map((item) => (
        <Link key={`${item.kind}-${item.id}`} className="cell-open" to={placeOf(item)} title={timeText(item)}>
          {kindText(item)} {item.title}
        </Link>
      ))}
    </p>
  );

function Shown({ kinds, month, address }: { kinds: Month; month: string; address: Address }) {
  const isPhone = usePhone();
  const wanted = kinds.filter(({ kind }) => address.get('kind') === '' || String(kind) === address.get('kind'));
  const items = wanted.flatMap(({ list }) => list);
  const day = address.get('day');
  return (
    <>
      {isPhone ? (
        <DayList items={items} month={month} />
      ) : (
        <>
          <Through items={items.filter((item) => runsThrough(item, month))} />
          <MonthGrid
            items={items.filter((item) => !runsThrough(item, month))}
            month={month}
            open={(opened) => address.set({ day: opened })}
          />
        </>
      )}
      <Rest kinds={wanted} />
      {!isPhone && items.length === 0 && (
        <p className="quiet">这个月没有安排：活动、优惠券、商品定时和定时发布的文章会列在这里。</p>
      )}
      {!isPhone && items.some(({ isMovable }) => isMovable) && (
        <p className="quiet">没有开始的可以拖到别的日期，也可以点日期后按“改期”。</p>
      )}
      {day !== '' && <DayDrawer day={day} items={items} onClose={() => address.set({ day: '' })} />}
    </>
  );
}

/** Calendar of all plans: activities, coupons, the shelf and its prices. */
export function CalendarPage() {
  const [today] = useState(() => showDay(new Date()).slice(0, 7));
  const address = useAddress({});
  const named = address.get('month');
  const month = MONTH.test(named) ? named : today;
  return (
    <section className="calendar" aria-label="营销日历">
      <PageHead title="营销日历">
        <Controls address={address} month={month} today={today} />
      </PageHead>
      <h2>
        {Number(month.slice(0, 4))} 年 {Number(month.slice(5))} 月
      </h2>
      <Loaded call={calendarCalls.month} input={{ month }}>
        {(kinds) => kinds && <Shown kinds={kinds} month={month} address={address} />}
      </Loaded>
    </section>
  );
}
