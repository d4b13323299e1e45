import type { AnyCall, Limit } from './call.ts';

/** Nouns of one’s own session and of the picture library, which tell nothing that any limit keeps back, and give nobody rights. */
const nounsOfAll = ['admin_passkey', 'admin_session', 'attachment', 'preference', 'saved_view', 'upload'];

/**
 * Nouns whose calls are open whole to whoever has a limit. Every other call is closed to them, until it says that it knows the limit
 * (`dataScope` of a call). At a pick-up point: all that carries no data of orders or customers. In a shop products are what is kept
 * back, and dictionaries are read by single calls.
 */
const openNouns: Readonly<Record<Limit, ReadonlySet<string>>> = {
  points: new Set([
    ...nounsOfAll,
    'article',
    'brand',
    'category',
    'city',
    'data_group',
    'express',
    'form_temp',
    'group_data',
    'low_stock_notice',
    'product',
    'product_rule',
    'product_schedule',
    'shipping_templates',
    'shop',
  ]),
  shop: new Set(nounsOfAll),
};

type Declared = Pick<AnyCall, 'noun' | 'dataScope'>;

/** The answer is cut down to what the limit leaves, so that a record’s id is news to nobody else. */
export const isCutDown = ({ dataScope = [] }: Pick<AnyCall, 'dataScope'>, limit: Limit): boolean =>
  [dataScope].flat().includes(limit);

/** The call answers whoever has this limit. */
export const knowsLimit = (call: Declared, limit: Limit): boolean => {
  if (call.dataScope === 'all') return false;
  return call.dataScope === 'none' || isCutDown(call, limit) || openNouns[limit].has(call.noun);
};
