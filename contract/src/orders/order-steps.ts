import { z } from 'zod';
import { calls, get } from '../call.ts';
import { id, moment, page, paged } from '../wire.ts';
import { orderNo } from './placing.ts';

const OrderStep = z.object({ oid: id, changeType: z.string(), changeMessage: z.string(), createTime: moment });

const TimelineStep = z.object({
  id,
  changeType: z.string(),
  changeMessage: z.string(),
  /** Reason, needed when something is corrected, refunded or refused. */
  reason: z.string().nullable(),
  actor: z.string(),
  /** `admin`, `storefront` or `system`. */
  actorKind: z.string(),
  createTime: moment,
});

/** The noun is the order: its steps are read again when it changes. */
export const orderStepCalls = calls('order', '/admin/store/order', {
  statusList: get('/status/list', {
    permission: 'admin:order:status:list',
    dataScope: 'order',
    query: paged({ orderNo }),
    returns: page(OrderStep),
  }),
  timeline: get('/timeline', {
    permission: 'admin:order:status:list',
    dataScope: 'order',
    about: 'Every step of an order with who took it and why, newest first.',
    query: z.object({ orderNo }),
    returns: z.array(TimelineStep),
  }),
});
