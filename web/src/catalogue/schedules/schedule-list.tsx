import { useSearchParams } from 'react-router';
import { scheduleCalls, scheduleStates } from '#contract/catalogue/product-schedules.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { GoButton, ListPage, ListTabs, RunButton } from '#web/ui/index.ts';
import { SpanFilter } from '#web/ui/filters/span-filter.tsx';
import { columns, reason } from './columns.tsx';
import { DayStrip } from './day-strip.tsx';

const start = { state: scheduleStates.planned };

const empties: Readonly<Record<string, string>> = {
  planned: '暂无定时任务，可在商品列表“更多 › 定时”中创建',
  done: '还没有执行过的任务',
  failed: '没有未成功的任务',
  cancelled: '没有取消过的任务',
};

/** Planned changes, day by day, and what became of them. */
export function ScheduleList() {
  const [params] = useSearchParams();
  // A link to a time shows what became of all of it.
  const isCut = params.has('actsIn');
  const state = params.get('state') ?? (isCut ? '' : start.state);
  const isPlanned = state === start.state;
  const states = isCut ? [{ value: '', label: '全部' }, ...scheduleStates.options] : scheduleStates.options;
  return (
    <ListPage
      title="商品定时"
      call={scheduleCalls.list}
      start={isCut ? {} : start}
      tab="state"
      tabs={<ListTabs name="state" items={states} />}
      filters={<SpanFilter name="actsIn" label="执行时间" />}
      sums={<DayStrip />}
      // Only what failed has a reason, and only what is planned can be cancelled.
      columns={state === scheduleStates.failed || isCut ? [...columns, reason] : columns}
      rowActions={
        isPlanned || isCut
          ? ({ id, state: stands }) =>
              stands === scheduleStates.planned && (
                <RunButton label="取消任务" call={scheduleCalls.cancel} input={{ id }} danger />
              )
          : undefined
      }
      empty={{
        ofTab: true,
        says: empties[state] ?? '没有定时任务',
        action: isPlanned && <GoButton label="去商品列表" to="/store/index" call={productCalls.list} />,
      }}
    />
  );
}
