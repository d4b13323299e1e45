import { useConfirm } from '#web/ui/action/confirm.ts';
import { showMoment } from '#contract/moment.ts';
import { signedId } from '#web/ui/wire/index.ts';
import type { Order } from '../order/situation.tsx';
import { otherHandler } from './handled.ts';

/** Claims whose orders the person has chosen to send all the same. */
const known = new Set<string>();

/** Asks once before goods leave that somebody else is seeing to; resolves to whether the person goes on. */
export function useAskHandled() {
  const confirm = useConfirm();
  return async (order: Order): Promise<boolean> => {
    const handler = otherHandler(order);
    const key = `${signedId()} ${order.orderId} ${handler?.id} ${handler?.since.getTime()}`;
    if (!handler || known.has(key)) return true;
    const { name, since } = handler;
    const goesOn = await confirm({
      title: `${name} 正在处理这个订单`,
      ask: `${name} 从 ${showMoment(since)} 起接手了它，可能正在打包。先和 ${name} 说一声，免得发两次货。`,
      label: '仍然发货',
    });
    if (goesOn) known.add(key);
    return goesOn;
  };
}
