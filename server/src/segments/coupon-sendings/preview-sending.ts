import { sql } from 'drizzle-orm';
import { BULK_MAX } from '#contract/bulk-run.ts';
import type { Answer, Input } from '#contract/call.ts';
import type { couponSendingCalls } from '#contract/segments/coupon-sendings.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import { countChosen } from '../runs/queries.ts';
import { openTask } from '../runs/tasks.ts';
import { audienceWhere, checkAudience } from './audience.ts';

type PreviewCall = typeof couponSendingCalls.preview;
const ofNobodyYet = { changes: sql`true`, left: null };

/** Counts of a sending, found without changing anything; of a coupon to come nobody has one. */
export async function previewSending(
  db: Db,
  { audience, couponId, at }: Input<PreviewCall>,
  { now }: Pick<CallContext, 'now'>,
): Promise<Answer<PreviewCall>> {
  await checkAudience(db, audience);
  const { changes, left } = couponId === undefined ? ofNobodyYet : await openTask(db, { coupon: { couponId } }, at ?? now);
  const { matched, changed } = await countChosen(db, await audienceWhere(db, audience, now), changes);
  return { people: matched, given: changed, left, isMore: matched > BULK_MAX };
}
