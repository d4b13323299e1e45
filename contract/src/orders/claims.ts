import { z } from 'zod';
import { BULK_SYNC_MAX, ChosenOutcome, GivenOutcome, syncIds } from '../bulk-run.ts';
import { calls, get, post } from '../call.ts';
import { showMoment } from '../moment.ts';
import { refusals } from '../refusal.ts';
import { count, id, nothing } from '../wire.ts';
import { orderRefusals } from './order-refusals.ts';
import { orderNo } from './placing.ts';

export const orderClaimRefusals = refusals('order_claim', {
  TAKEN: {
    says: (p: { name: string; since: Date }) =>
      `${p.name} 从 ${showMoment(p.since)} 起在处理这个订单，请换一单，或先和 ${p.name} 说好再请他放回`,
  },
  NOTHING_TO_DO: {
    onConstraint: 'order__handled',
    says: () => '这个订单现在不用处理：已经发货、退款完成或取消了，请换一单',
  },
  NOT_YOURS: { says: (p: { name: string }) => `这个订单由 ${p.name} 处理，请他放回，或请有“指派订单”权限的同事收回` },
  BEYOND_LIMIT: { says: (p: { name: string }) => `${p.name} 只能看自己提货点或店铺的订单，看不到或看不全这一单，请指派给别人` },
  NO_SUCH_PERSON: { says: () => '没有找到这位员工，或他没有“处理订单”的权限，请重新选择' },
});

/** Orders left behind in one sitting, at most. */
export const PASSED_MAX = 100;

/** Right to send: who has it may be given an order that waits for that. */
export const sendRight = 'admin:order:send';

/** Member of staff with the number of orders that they handle now. */
const Handler = z.object({ id, name: z.string(), count });

/** The noun is the order, whose rows carry who handles it. */
export const claimCalls = calls('order', '/admin/store/order/claim', {
  claim: post('/take', {
    permission: 'admin:order:claim',
    dataScope: 'sole_order',
    about: 'Tells everybody that the caller handles an order. It locks nothing: whoever may act on the order still may.',
    body: z.object({ orderNo }),
    returns: nothing,
    refuses: [orderRefusals.OF_SEVERAL, orderRefusals.NOT_FOUND, orderClaimRefusals.TAKEN, orderClaimRefusals.NOTHING_TO_DO],
  }),
  claimMany: post('/take/many', {
    permission: 'admin:order:claim',
    dataScope: 'sole_order',
    about:
      'The same for several orders; those that others handle stay theirs. Orders that hold lines of other shops are refused to people of one.',
    body: z.object({
      ids: syncIds(`请选择 1 到 ${BULK_SYNC_MAX} 个订单，一次处理不完的先不要接手`),
    }),
    returns: ChosenOutcome,
  }),
  claimNext: post('/take/next', {
    permission: 'admin:order:claim',
    dataScope: 'sole_order',
    about:
      'Takes the order that has waited longest for what the caller may do, sending or refunding, and that nobody else handles: overdue ones, then requests for refunds, then the rest. `passed` are orders to pass over.',
    body: z.object({
      passed: z.array(orderNo).max(PASSED_MAX, `最多跳过 ${PASSED_MAX} 单`).default([]),
    }),
    returns: z.object({ orderNo: z.string().nullable() }),
  }),
  release: post('/release', {
    permission: 'admin:order:claim',
    dataScope: 'sole_order',
    about: 'Gives an order back that the caller handles.',
    body: z.object({ orderNo }),
    returns: nothing,
    refuses: [orderRefusals.OF_SEVERAL, orderRefusals.NOT_FOUND, orderClaimRefusals.NOT_YOURS],
  }),
  assign: post('/assign', {
    permission: 'admin:order:assign',
    about: 'Gives an order to somebody, whoever has it; to nobody where `adminId` is missing.',
    body: z.object({ orderNo, adminId: id.nullish() }),
    returns: nothing,
    refuses: [
      orderRefusals.NOT_FOUND,
      orderClaimRefusals.NOTHING_TO_DO,
      orderClaimRefusals.NO_SUCH_PERSON,
      orderClaimRefusals.BEYOND_LIMIT,
    ],
  }),
  assignMany: post('/assign/many', {
    permission: 'admin:order:assign',
    about:
      'Gives several orders to somebody, whoever has them; those that wait for nobody, or that a limit of the person keeps back (`beyondLimit`), stay as they are.',
    body: z.object({ ids: syncIds(`请选择 1 到 ${BULK_SYNC_MAX} 个订单，多的分几次指派`), adminId: id }),
    returns: GivenOutcome,
    refuses: [orderClaimRefusals.NO_SUCH_PERSON],
  }),
  handlers: get('/handlers', {
    permission: 'admin:order:list',
    dataScope: 'sole_order',
    about: 'Whoever handles orders now, and how many.',
    query: z.object({}),
    returns: z.array(Handler),
  }),
  assignees: get('/assignees', {
    permission: 'admin:order:assign',
    about: 'Everybody whom an order may be given to, and how many they handle now.',
    query: z.object({}),
    returns: z.array(Handler),
  }),
});
