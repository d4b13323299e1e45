import { DAY, HOUR } from '#contract/durations.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { useCall, useMay } from '#web/ui/wire/index.ts';

/** Hours before the end of the promise in which it is told. */
const SOON = 4;

/** Rest of the hours that the shop promised, or has passed since; nothing while there is time. */
export function deadlineText(since: Date, promised: number, now = new Date()): { text: string; isLate: boolean } | undefined {
  const late = now.getTime() - since.getTime() - promised * HOUR;
  if (late >= DAY) return { text: `超时 ${Math.floor(late / DAY)} 天`, isLate: true };
  if (late >= HOUR) return { text: `超时 ${Math.floor(late / HOUR)} 小时`, isLate: true };
  if (late >= 0) return { text: '已超时', isLate: true };
  if (late > -HOUR) return { text: '不到 1 小时超时', isLate: false };
  return late > -SOON * HOUR ? { text: `还剩 ${Math.floor(-late / HOUR)} 小时`, isLate: false } : undefined;
}

/** How an order that waits to be sent stands to the promise of the shop. */
export function Deadline({ since }: { since: Date }) {
  const may = useMay()(orderCalls.countOverdue);
  const { data } = useCall(orderCalls.countOverdue, {}, { enabled: may });
  const deadline = data && deadlineText(since, data.hours);
  return deadline && <small className={deadline.isLate ? 'under deadline-late' : 'under deadline-soon'}>{deadline.text}</small>;
}
