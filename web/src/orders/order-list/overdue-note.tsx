import { ClockCircleOutlined } from '@ant-design/icons';
import { orderCalls } from '#contract/orders/orders.ts';
import { orderTabs } from '#contract/orders/enums.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { FilterNote } from '../order/filter-note.tsx';

/** Orders that wait longer than the shop promised, the longest first. */
export function OverdueNote() {
  const may = useMay()(orderCalls.countOverdue);
  const { data } = useCall(orderCalls.countOverdue, {}, { enabled: may });
  if (!data || data.count === 0) return null;
  return (
    <FilterNote
      icon={<ClockCircleOutlined aria-hidden />}
      says={`${data.count}${data.capped ? '+' : ''} 单付款超过 ${data.hours} 小时还没有发货`}
      label="查看"
      filter={['overdue', 'true']}
      tab={orderTabs.toSend}
    />
  );
}
