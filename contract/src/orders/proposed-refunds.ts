import { z } from 'zod';
import { calls, get } from '../call.ts';
import { id, moment } from '../wire.ts';
import { sum } from './amounts.ts';

/** Return case that a refund is of, in what was proposed. */
export const CaseOfRefund = z.object({ id });

/** Proposed refunds as the noun that waits, so that open screens hear when one is proposed and when it is decided. */
export const proposedRefundCalls = calls('approval', '/admin/store/order', {
  proposedRefunds: get('/refund/proposed', {
    permission: 'admin:order:info',
    orAnyOf: ['admin:order:list', 'admin:order:case:list'],
    dataScope: 'whole_order',
    about: 'Refunds that wait for a second person, the latest first; `caseId` where one is of a return case.',
    returns: z.array(
      z.object({
        orderNo: z.string(),
        caseId: id.nullable(),
        amount: sum,
        reason: z.string(),
        proposer: z.string(),
        createTime: moment,
      }),
    ),
  }),
});
