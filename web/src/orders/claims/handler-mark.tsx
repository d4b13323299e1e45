import { showDay, showMoment } from '#contract/moment.ts';
import { shortMoment } from '#web/ui/cells/when.tsx';
import type { Order } from '../order/situation.tsx';
import { isMine } from './handled.ts';

interface Props {
  of: Pick<Order, 'handler'>;
  /** True in a narrow column: the hour of today, the day of an earlier one. */
  isShort?: boolean;
}

/** "14:05" of today, "11-20" of another day. */
function shortest(since: Date): string {
  const text = shortMoment(since);
  return showDay(since) === showDay(new Date()) ? text.slice(-5) : text.slice(0, -6);
}

/** The person who handles an order, and since when; nothing where nobody does. */
export function HandlerMark({ of, isShort = false }: Props) {
  if (!of.handler) return null;
  const { name, since } = of.handler;
  const who = isMine(of) ? '我' : name;
  return (
    <small
      className={isMine(of) ? 'under handler-mark handled-by-me' : 'under handler-mark'}
      title={`${who} 从 ${showMoment(since)} 起处理`}
    >
      {isShort ? `${who} ${shortest(since)} 起` : `${who} ${shortMoment(since)} 起处理`}
    </small>
  );
}
