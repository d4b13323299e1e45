import type { Intake } from '#server/platform/http/callbacks/add-callbacks.ts';
import type { CallbackRoute } from '#server/platform/http/callbacks/serve-callbacks.ts';
import type { Route } from '#server/platform/http/serve.ts';
import type { Timer } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { clearIncomingNotices } from './incoming-notices/clear-notices.ts';
import { lateNoticesTimer } from './incoming-notices/late-notices-timer.ts';
import { openIntake } from './incoming-notices/open-intake.ts';
import { incomingNoticeRoutes } from './incoming-notices/routes.ts';

export { checkSaved } from './checks/check-saved.ts';
export { listServices } from './checks/list-services.ts';
export { outsideServiceRoutes } from './checks/routes.ts';
export { tryServices } from './checks/try-services.ts';
export { digestOf, incomingNotices, noticesUnder } from './incoming-notices/queries.ts';
export { sealRequest } from './incoming-notices/seal-request.ts';
export { UNKNOWN_OUTCOME, notSentBy } from './mail/rules.ts';
export { ownTracking } from './parcels/rules.ts';
export { clearTrackingAnswers } from './rationed-tracking/clear-answers.ts';
export { openProviders } from './registry/registry.ts';
export { wechatPayRoutes } from './wechat-pay/certificate/routes.ts';
export { notTaken, taken } from './wechat-pay/v2/acknowledgement.ts';
export type { NoticeRefusal, WechatNotice } from './wechat-pay/common/notices.ts';
export { WECHAT, receiptOf } from './wechat-pay/provider.ts';
export { type WechatAppKind, connectedApp } from './wechat/line/app.ts';
export { readPushKeys } from './wechat/pushes/push-keys.ts';
export type { PushMessage } from './wechat/pushes/push-message.ts';
export type { TradeNews } from './wechat/pushes/trade-news.ts';
export { replyBody } from './wechat/pushes/push-reply.ts';
export { verifyEcho, verifyPush } from './wechat/pushes/verify-push.ts';
export { type WechatPay, openWechatPay } from './wechat-pay/wechat-pay.ts';

/** Keeps what providers send us, and shows it to staff. */
export const openIncomingNotices = (
  services: Services,
  callbacks: readonly CallbackRoute[],
): { intake: Intake; routes: Route[]; timers: Timer[] } => {
  const labels = new Map(callbacks.map(({ callback }) => [callback.name, callback.label]));
  const labelOf = (route: string) => labels.get(route) ?? '通知';
  return {
    intake: openIntake(services),
    routes: incomingNoticeRoutes(services, callbacks, labelOf),
    timers: [clearIncomingNotices, lateNoticesTimer(labelOf)],
  };
};
