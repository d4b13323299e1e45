import { actsOf } from '#web/orders/acts/index.ts';
import { otherHandler } from '#web/orders/claims/index.ts';
import type { OrderRow } from '#web/orders/order/index.ts';

/** Servers that tell no phone number do not tell recipients apart. */
const recipientKey = ({ orderId, realName, userPhone }: OrderRow) => (userPhone === '' ? orderId : `${realName} ${userPhone}`);

/** Orders of one recipient together, in the place of the first of them. */
export const byRecipient = (rows: readonly OrderRow[]): OrderRow[][] => [...Map.groupBy(rows, recipientKey).values()];

/** The next order to pack that is not `gone`; what somebody else handles is left to them. */
export const nextOf = (rows: readonly OrderRow[], gone: ReadonlySet<string>): OrderRow | undefined =>
  byRecipient(rows)
    .flat()
    .find((row) => !gone.has(row.orderId) && actsOf(row).includes('send') && !otherHandler(row));

const shapeOf = (text: string) => text.toLowerCase().replaceAll(/\d/g, '0').replaceAll(/[a-z]/g, 'a');

/** Order numbers of a shop look alike, and like no number of a parcel. */
export const isLikeOrderNo = (text: string, orderNo: string): boolean => shapeOf(text) === shapeOf(orderNo);
