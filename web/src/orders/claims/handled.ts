import { signedId } from '#web/ui/wire/index.ts';
import type { Order } from '../order/situation.tsx';

type Handled = Pick<Order, 'handler'>;

export const isMine = ({ handler }: Handled): boolean => handler != null && handler.id === signedId();

/** Another member of staff who handles an order now. */
export const otherHandler = ({ handler }: Handled) => (handler && handler.id !== signedId() ? handler : undefined);

const waiting: readonly string[] = ['unPaid', 'notShipped', 'toBeWrittenOff', 'applyRefund', 'refunding'];

/** Staff have something to do with it. */
export const waitsForStaff = ({ statusStr, isTeamWaiting }: Pick<Order, 'statusStr' | 'isTeamWaiting'>): boolean =>
  waiting.includes(statusStr.key) && !isTeamWaiting;
