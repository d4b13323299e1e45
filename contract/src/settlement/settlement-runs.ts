import { z } from 'zod';
import { BulkRun } from '../bulk-run.ts';
import { calls, get, post } from '../call.ts';
import { settleCycles } from '../catalogue/shop-terms.ts';
import { choices } from '../choices.ts';
import { amount, count, id, idOrNone, page, paged, text } from '../wire.ts';
import { ProposedBill } from './settlement-record.ts';
import { settlementRefusals as no } from './settlement-refusals.ts';

/** Most shops that a preview tells one by one; its sums are of all. */
export const PREVIEW_SHOPS = 500;

/** Bills of all shops, of those of a cycle, or of one. */
const Wanted = z.object({
  shopId: idOrNone.nullish(),
  settleCycle: settleCycles.schema('结算周期应为按周、按半月或按月').optional(),
  periodStart: text(10),
  periodEnd: text(10),
});
export type WantedBills = z.output<typeof Wanted>;

/** Bills that would be made, shop by shop, and the sums of all. */
const ProposedBills = z.object({
  shopCount: count,
  ...ProposedBill.omit({ shopId: true, shopName: true, commissionRate: true }).shape,
  list: z.array(ProposedBill),
});
export type ProposedBills = z.output<typeof ProposedBills>;

const badPeriod = [no.NO_PERIOD, no.BACKWARDS, no.TOO_LONG, no.NOT_DUE, no.NO_SHOP];
/** Outcomes of the portions that bills are made in. */
export const settlementRowStates = choices({
  done: ['done', '已结算', 'done'],
  unchanged: ['unchanged', '没有可结算的', 'rest'],
  refused: ['refused', '没有结算', 'trouble'],
  waiting: ['waiting', '没有处理', 'waits'],
});

const SettlementRow = z.object({
  id: z.int(),
  /** Days of the portion; blank of what former bills left. */
  days: z.string(),
  state: settlementRowStates.schema(),
  reason: z.string(),
});
export type SettlementRow = z.output<typeof SettlementRow>;

const permission = 'admin:settlement:generate';

/** The making of bills: of which days, what will come of it, and how far it is. */
export const settlementRunCalls = calls('settlement', '/admin/settlement', {
  propose: get('/propose', {
    permission,
    about: 'The latest period that can be settled: of a shop by its cycle, else of `settleCycle`.',
    query: z.object({ shopId: idOrNone.optional(), settleCycle: Wanted.shape.settleCycle }),
    returns: z.object({ periodStart: z.string(), periodEnd: z.string(), delayDays: z.int() }),
    refuses: [no.NO_SHOP],
  }),
  preview: get('/preview', {
    permission,
    about:
      `What generating would make, shop by shop, the largest first, at most ${PREVIEW_SHOPS} of them; the sums are of all. \`bills\` is ` +
      'null where more was received than a person waits for: a job reads it then, begun by `previewMany`.',
    query: Wanted,
    returns: z.object({ received: count, bills: ProposedBills.nullable() }),
    refuses: badPeriod,
  }),
  previewMany: post('/preview/begin', {
    permission,
    about: 'Has a job read a large period, portion by portion; the result is kept for a day.',
    body: Wanted,
    returns: z.object({ runId: z.int(), jobId: z.int() }),
    starts: 'settlement.preview',
    refuses: badPeriod,
  }),
  previewed: get('/preview/info/{id}', {
    permission,
    about: 'Progress of a preview; `bills` is what it came to, null until all of it is read.',
    params: z.object({ id }),
    returns: z.object({ run: BulkRun, bills: ProposedBills.nullable() }),
    refuses: [no.RUN_NOT_FOUND],
  }),
  generate: post('/generate', {
    permission,
    about:
      'Makes bills of what was received in these days and is owed, with what former bills left. A large period is done by a job, ' +
      'which `jobId` names; `created` counts the bills that are there by now. Nothing is settled twice, however often it is asked for. ' +
      'With the `payableAmount` of a preview it is refused where another sum comes of it by now; a job says so in its last row.',
    body: Wanted.extend({ payableAmount: amount.optional() }),
    returns: z.object({ created: z.int(), runId: z.int(), jobId: z.int().nullable() }),
    starts: 'settlement.generate',
    refuses: [...badPeriod, no.NOTHING, no.PREVIEW_CHANGED],
  }),
  infoMany: get('/generate/info/{id}', {
    permission,
    params: z.object({ id }),
    returns: BulkRun,
    refuses: [no.RUN_NOT_FOUND],
  }),
  rowsMany: get('/generate/rows', {
    permission,
    query: paged({ id, state: settlementRowStates.schema().optional() }),
    returns: page(SettlementRow),
    refuses: [no.RUN_NOT_FOUND],
  }),
});
