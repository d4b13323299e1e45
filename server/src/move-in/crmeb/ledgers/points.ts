import { pointsStates } from '#contract/customers/ledgers.ts';
import { integralRecord } from '#server/customers/index.ts';
import { nothingAround } from '../../engine/record-noun.ts';
import { customerLedger } from './customer-ledger.ts';
import { countsAtOnce, pointsLedger } from './points-rules.ts';

/** Columns of a record that say what moved, why and when it counts. */
const RECORD = [
  'link_id',
  'link_type',
  'type',
  'title',
  'mark',
  'integral',
  'status',
  'frozen_time',
  'thaw_time',
  'create_time',
  'update_time',
];

/** The ledger of points, with those that wait for their order. */
export const points = customerLedger({
  noun: 'points',
  label: '积分流水',
  theirs: 'integral',
  beside: [{ name: 'records', table: 'eb_user_integral_record', column: 'uid', isMain: true, columns: RECORD }],
  table: integralRecord,
  names: { kind: 'kind', amount: 'integral', status: 'status' },
  balancing: () => 'system',
  blank: countsAtOnce,
  counts: ({ status }) => status === pointsStates.complete,
  movedTo: ({ status, thawTime, updateTime }) => ({ status, thawTime, updateTime }),
  ledgerOf: pointsLedger,
  around: nothingAround,
  rowOf: ({ at: _, amount, ...movement }, shared) => ({ ...movement, ...shared, integral: amount }),
  figure: (integral) => ({ integral }),
});
