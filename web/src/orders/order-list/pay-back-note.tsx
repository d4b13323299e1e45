import { ClockCircleOutlined } from '@ant-design/icons';
import { payBackCalls } from '#contract/orders/payments/money-by-hand.ts';
import { orderTabs } from '#contract/orders/enums.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { FilterNote } from '../order/filter-note.tsx';

/** Refunds that no provider pays, so that people have to. */
export function PayBackNote() {
  const may = useMay()(payBackCalls.countPayBack);
  const { data } = useCall(payBackCalls.countPayBack, {}, { enabled: may, saysItself: true });
  if (!data || data.count === 0) return null;
  return (
    <FilterNote
      icon={<ClockCircleOutlined aria-hidden />}
      says={`${data.count}${data.capped ? '+' : ''} 笔待线下退款`}
      label="去退款"
      filter={['payBack', 'true']}
      tab={orderTabs.refunding}
    />
  );
}
