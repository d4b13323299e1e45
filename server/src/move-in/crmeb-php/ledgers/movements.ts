import type { TheirRow } from '../../dump/columns.ts';

/** Order that a movement names by its database id. */
export const ORDER_OF_LINK = {
  name: 'orders',
  table: 'eb_store_order',
  column: 'id',
  of: ({ link_id: link }: TheirRow) => link,
} as const;

/** Number of the order that a movement is of, by which the form names it. */
export const orderNoOf = (orders: readonly TheirRow[] = []): string | undefined => orders[0]?.['order_id'] ?? undefined;

/** Direction of a movement, as the form numbers it: 1 comes in, 2 goes out. */
export const directionOf = ({ pm }: TheirRow): string => (pm === '1' ? '1' : '2');

/** States of movements that the form has numbers of its own for: made, complete, void. */
const STATES: Readonly<Record<string, string>> = { 0: '1', 1: '3', '-1': '4' };
export const stateOf = ({ status }: TheirRow): string => STATES[status ?? '1'] ?? STATES['1'] ?? '';

export const isFrozen = ({ frozen_time: until }: TheirRow, now: Date): boolean => Number(until ?? 0) * 1000 > now.getTime();
