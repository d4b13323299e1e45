import type { AnyCall } from './call.ts';

/**
 * Nouns whose calls carry no data of orders or customers, and give nobody rights. Every other call is closed to whoever sees
 * the orders of a pick-up point only, until it says that it knows this limit (`dataScope` of a call).
 */
export const nounsWithoutCustomers: ReadonlySet<string> = new Set([
  'admin_passkey',
  'admin_session',
  'article',
  'attachment',
  'brand',
  'category',
  'city',
  'data_group',
  'express',
  'form_temp',
  'group_data',
  'low_stock_notice',
  'preference',
  'product',
  'product_rule',
  'product_schedule',
  'saved_view',
  'shipping_templates',
  'shop',
  'upload',
]);

type Declared = Pick<AnyCall, 'noun' | 'dataScope'>;

/** The call answers whoever is limited to the orders of a pick-up point. */
export const knowsPoints = ({ noun, dataScope }: Declared): boolean =>
  dataScope === undefined ? nounsWithoutCustomers.has(noun) : dataScope !== 'all';

/** The answer is cut down to the point of who asks, so that a record’s id is news to nobody else. */
export const isLimited = ({ dataScope }: Pick<AnyCall, 'dataScope'>): boolean => dataScope === 'points';
