import type { OrderRecord } from '../orders/queries.ts';

/** Orders of the desk, and those to be paid by hand: any other is cancelled by the timer when it is not paid. */
export const isLeftToStaff = ({ source, payType }: Pick<OrderRecord, 'source' | 'payType'>): boolean =>
  source === 'desk' || payType === 'offline';
