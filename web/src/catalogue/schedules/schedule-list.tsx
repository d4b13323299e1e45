import { Link, useSearchParams } from 'react-router';
import { type scheduleActs, scheduleCalls, scheduleStates } from '#contract/catalogue/product-schedules.ts';
import type { Answer } from '#contract/call.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { type Column, GoButton, ListPage, ListTabs, RunButton, picture, signals, useMay, when, yuanText } from '#web/ui/index.ts';
import { viewOf } from '../product-list/product-row.ts';
import { DayStrip } from './day-strip.tsx';

type Schedule = Answer<typeof scheduleCalls.list>['list'][number];

const start = { state: 'planned' } as const;
const failed: keyof typeof scheduleStates = 'failed';
const words: Readonly<Record<keyof typeof scheduleActs, string>> = { on: '上架', off: '下架', price: '改价' };

/** What happens, in words: 红 改价为 ¥9.90 */
export function planText({ act, isEnd, suk, price }: Pick<Schedule, 'act' | 'isEnd' | 'suk' | 'price'>): string {
  const of = suk === '' ? '' : `${suk} `;
  if (act !== 'price') return `${isEnd ? '到期' : ''}${words[act]}`;
  return isEnd || price === null ? `${of}恢复原价` : `${of}改价为 ${yuanText(price)}`;
}

const tabs = Object.entries(scheduleStates).map(([value, label]) => ({ value, label }));

const empties: Readonly<Record<string, string>> = {
  planned: '没有定时任务，在商品列表的“更多”里点“定时”来安排',
  done: '还没有执行过的任务',
  failed: '没有未成功的任务',
  cancelled: '没有取消过的任务',
};

/** Leads to the product, for those who may see it. */
function Name({ storeName, productId }: Pick<Schedule, 'storeName' | 'productId'>) {
  const may = useMay();
  if (!may(productCalls.info)) return storeName;
  return (
    <Link className="cell-open" to={viewOf(productId)}>
      {storeName}
    </Link>
  );
}

const columns: readonly Column<Schedule>[] = [
  { title: '执行时间', field: 'at', show: when },
  { title: '商品图', field: 'image', show: picture },
  { title: '商品名称', field: 'storeName', width: 240, card: 'title', show: (_, row) => <Name {...row} /> },
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
  { title: '安排人', field: 'adminName', width: 96 },
];
const reason: Column<Schedule> = { title: '原因', field: 'reason', width: 260 };

/** What will change by itself, day by day, and what became of it. */
export function ScheduleList() {
  const [params] = useSearchParams();
  const state = params.get('state') ?? start.state;
  const isPlanned = state === start.state;
  return (
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
      // Only what failed has a reason, and only what is planned can be cancelled.
      columns={state === failed ? [...columns, reason] : columns}
      rowActions={
        isPlanned ? ({ id }) => <RunButton label="取消任务" call={scheduleCalls.cancel} input={{ id }} danger /> : undefined
      }
      empty={{
        says: empties[state] ?? '没有定时任务',
        action: isPlanned && <GoButton label="去商品列表" to="/store/index" call={productCalls.list} />,
      }}
    />
  );
}
