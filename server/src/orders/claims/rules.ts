import { orderClaimRefusals } from '#contract/orders/claims.ts';
import type { OrderRecord } from '../orders/queries.ts';
import { waitsForStaff } from '../orders/states.ts';

type Handled = Pick<OrderRecord, 'state' | 'refundState' | 'handlerId' | 'handlerName' | 'handledSince'>;

/** True where the person handles the order already; refused where somebody else does, or nobody needs to. */
export function isClaimedBy(order: Handled, adminId: number): boolean {
  if (order.handlerId === adminId) return true;
  const { handlerName: name, handledSince: since } = order;
  if (name !== null && since !== null) throw orderClaimRefusals.TAKEN({ name, since });
  checkWaits(order);
  return false;
}

export function checkWaits(order: Handled): void {
  if (!waitsForStaff(order)) throw orderClaimRefusals.NOTHING_TO_DO();
}

/** End of a log entry: who had the order before. */
export const formerHandler = ({ handlerName }: Pick<Handled, 'handlerName'>): string =>
  handlerName === null ? '' : `，原来由 ${handlerName} 处理`;
