import type { AnyCall } from '#contract/call.ts';
import type { PlacedRecords } from '../scopes/index.ts';
import type { Fields, Sampling } from './sample.ts';

/** Fields that a schema cannot know, by the call. */
const HINTS: Readonly<Record<string, Fields>> = {
  'order.refuseRefund': { reason: '试探' },
  'order.changeAddress': { userPhone: '13800001234' },
  'product.save': { isSub: false, attr: [{ attrName: '规格', attrValues: '默认' }] },
  'product.update': { isSub: false, attr: [{ attrName: '规格', attrValues: '默认' }] },
  'product.bulkPreview': { freight: { tempId: 1 } },
  'product.bulkRun': { freight: { tempId: 1 } },
};

/** Nouns of the ids that calls of another noun take. */
const IDS_OF: Readonly<Record<string, string>> = {
  'product.bulkInfo': 'run',
  'product.bulkRows': 'run',
  'product.bulkRetry': 'run',
  'order.shipInfo': 'ship_run',
  'order.shipRows': 'ship_run',
  'order.shipRetry': 'ship_run',
  'order.shipRecall': 'ship_run',
};

const PAGE = { page: 1, limit: 50 };
/** Id that no record has. */
const NOBODYS = 987_654_321;

let keys = 0;

export type Named = Pick<PlacedRecords, 'ids' | 'fields'>;

export const nameOf = ({ noun, verb }: AnyCall): string => `${noun}.${verb}`;

/** Values by which a call names records. */
export function naming(call: AnyCall, { ids, fields }: Named): Sampling {
  const id = ids[IDS_OF[nameOf(call)] ?? call.noun];
  const given = { ...fields, noun: Object.keys(ids)[0], ...(id !== undefined && { id, ids: id }) };
  return {
    given,
    always: { ...PAGE, ...(call.starts !== undefined && { requestKey: `试探${(keys += 1)}` }), ...HINTS[nameOf(call)] },
  };
}

/** A value of the same kind that names nothing. */
const nobodys = (value: unknown) =>
  typeof value === 'number' ? NOBODYS : String(value).replace(/\d/g, '7').replace(/^\D+$/, '无此人');

/** Names like these, of records that are not there. */
export const absent = ({ ids, fields }: Named): Named => ({
  ids: Object.fromEntries(Object.keys(ids).map((noun) => [noun, NOBODYS])),
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, nobodys(value)])),
});
