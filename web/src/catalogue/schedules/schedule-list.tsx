import { useSearchParams } from 'react-router';
import { scheduleCalls, scheduleStates } from '#contract/catalogue/product-schedules.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { GoButton, ListPage, ListTabs, RunButton } from '#web/ui/index.ts';
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
  const state = params.get('state') ?? start.state;
  const isPlanned = state === start.state;
  return (
    <ListPage
      title="商品定时"
      call={scheduleCalls.list}
      start={start}
      tab="state"
      tabs={<ListTabs name="state" items={scheduleStates.options} />}
      sums={<DayStrip />}
      // Only what failed has a reason, and only what is planned can be cancelled.
      columns={state === scheduleStates.failed ? [...columns, reason] : columns}
      rowActions={
        isPlanned ? ({ id }) => <RunButton label="取消任务" call={scheduleCalls.cancel} input={{ id }} danger /> : undefined
      }
      empty={{
        ofTab: true,
        says: empties[state] ?? '没有定时任务',
        action: isPlanned && <GoButton label="去商品列表" to="/store/index" call={productCalls.list} />,
      }}
    />
  );
}
