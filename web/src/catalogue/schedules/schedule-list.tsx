import { type scheduleActs, scheduleCalls, scheduleStates } from '#contract/catalogue/product-schedules.ts';
import type { Answer } from '#contract/call.ts';
import { ListPage, ListTabs, RunButton, picture, signals, when, yuanText } from '#web/ui/index.ts';
import { DayStrip } from './day-strip.tsx';

type Schedule = Answer<typeof scheduleCalls.list>['list'][number];

const start = { state: 'planned' } as const;
const words: Readonly<Record<keyof typeof scheduleActs, string>> = { on: '上架', off: '下架', price: '改价' };

/** What happens, in words: 红 改价为 ¥9.90 */
export function planText({ act, isEnd, suk, price }: Pick<Schedule, 'act' | 'isEnd' | 'suk' | 'price'>): string {
  const of = suk === '' ? '' : `${suk} `;
  if (act !== 'price') return `${isEnd ? '到期' : ''}${words[act]}`;
  return isEnd || price === null ? `${of}恢复原价` : `${of}改价为 ${yuanText(price)}`;
}

const tabs = Object.entries(scheduleStates).map(([value, label]) => ({ value, label }));

/** What will change by itself, day by day, and what became of it. */
export const ScheduleList = () => (
  <ListPage
    title="定时任务"
    call={scheduleCalls.list}
    start={start}
    tab="state"
    tabs={
      <>
        <ListTabs name="state" items={tabs} />
        <DayStrip />
      </>
    }
    columns={[
      { title: '执行时间', field: 'at', show: when },
      { title: '商品图', field: 'image', show: picture },
      { title: '商品名称', field: 'storeName', width: 240, card: 'title' },
      { title: '做什么', field: 'act', width: 180, show: (_, row) => planText(row) },
      {
        title: '状态',
        field: 'state',
        show: signals({
          planned: ['underway', '待执行'],
          done: ['done', '已执行'],
          failed: ['trouble', '未成功'],
          cancelled: ['rest', '已取消'],
        }),
      },
      { title: '原因', field: 'reason', width: 260 },
      { title: '安排人', field: 'adminName', width: 96 },
    ]}
    rowActions={({ id, state }) =>
      state === 'planned' && <RunButton label="取消任务" call={scheduleCalls.cancel} input={{ id }} danger />
    }
    empty={{ says: '没有定时任务，在商品列表的“更多”里点“定时”来安排' }}
  />
);
