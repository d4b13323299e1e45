import { integralRecord } from '#server/customers/index.ts';
import { nothingAround } from '../../engine/record-noun.ts';
import { customerLedger } from './customer-ledger.ts';
import { pointsLedger } from './points-rules.ts';

/** The ledger of points, with those that wait for their order. */
export const points = customerLedger({
  noun: 'points',
  label: '积分流水',
  theirs: 'integral',
  beside: [{ name: 'records', table: 'eb_user_integral_record', column: 'uid', isMain: true }],
  table: integralRecord,
  ledgerOf: pointsLedger,
  around: nothingAround,
  rowOf: ({ at: _, amount, ...movement }, shared) => ({ ...movement, ...shared, integral: amount }),
  figure: (integral) => ({ integral }),
});
