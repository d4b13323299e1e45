import type { DeskDraft } from '#contract/orders/desk-orders.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { quoteOrder } from '../placing/quote-order.ts';
import { draftOf } from './draft-of.ts';

/** Price of a basket that staff put together, by the same reckoning as any order. */
export const quoteAtDesk = async (db: Db, draft: DeskDraft, asked: Pick<CallContext, 'now'>) =>
  quoteOrder(db, await draftOf(db, draft), asked);
