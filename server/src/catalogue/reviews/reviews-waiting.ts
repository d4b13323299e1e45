import { and } from 'drizzle-orm';
import type { Db } from '#server/platform/database/connect.ts';
import { type Waiting, waitingIn } from '#server/platform/database/lists/waiting.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { seen } from '#server/platform/scope/scoped.ts';
import { conditionOf } from './filters.ts';
import { productReply } from './tables.ts';

/** Reviews of a low score that nobody has answered. */
export const reviewsWaiting = (db: Db, { actor }: Pick<CallContext, 'actor'>): Promise<Waiting> =>
  waitingIn(db, productReply, and(conditionOf('unanswered-low'), seen(productReply, actor)), productReply.createTime);
