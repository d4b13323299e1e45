import { shortMoment } from '#web/ui/cells/when.tsx';
import { showMoment } from '#contract/moment.ts';
import type { Order } from '../order/situation.tsx';
import { isMine } from './handled.ts';

/** Who handles an order, and since when; nothing where nobody does. */
export function HandlerMark({ of }: { of: Pick<Order, 'handler'> }) {
  if (!of.handler) return null;
  const { name, since } = of.handler;
  return (
    <small className={isMine(of) ? 'under handler-mark handled-by-me' : 'under handler-mark'} title={showMoment(since)}>
      {`${isMine(of) ? '我' : name} ${shortMoment(since)} 起处理`}
    </small>
  );
}
