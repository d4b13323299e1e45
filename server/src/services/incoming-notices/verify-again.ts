import { unverifiedReasons } from '#contract/services/callbacks.ts';
import { labelOf } from '#contract/choices.ts';
import { incomingNoticeRefusals } from '#contract/services/incoming-notices.ts';
import type { CallbackRoute, Judgement } from '#server/platform/http/callbacks/serve-callbacks.ts';
import type { Services } from '#server/platform/services.ts';
import { judgeRequest } from './judge-request.ts';
import { incomingNotices } from './queries.ts';
import { isSettled } from './rules.ts';
import { unsealRequest } from './seal-request.ts';

export type VerifiedNotice = { id: number } & Extract<Judgement, { verified: true }>;

/** Verifies a kept notice by the keys of today, as of the time when it came. */
export const verifyAgain =
  ({ database: { db }, secrets }: Services, routes: readonly CallbackRoute[]) =>
  async ({ id }: { id: number }): Promise<VerifiedNotice> => {
    const notice = await incomingNotices.get(db, id);
    if (isSettled(notice)) throw incomingNoticeRefusals.SETTLED();
    const route = routes.find(({ callback }) => callback.name === notice.route);
    if (!route) throw incomingNoticeRefusals.NO_ROUTE();
    const request = unsealRequest(secrets, notice.sealed);
    if (!request) throw incomingNoticeRefusals.NO_CONTENT();
    const judgement = await judgeRequest(route, request, notice.createTime);
    if (judgement.verified) return { id, ...judgement };
    throw incomingNoticeRefusals.UNVERIFIED({ why: labelOf(unverifiedReasons, judgement.why) ?? judgement.why });
  };
