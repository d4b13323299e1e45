import { wechatPayCallbacks, wechatPayV2Callbacks } from '#contract/services/wechat-pay-callbacks.ts';
import {
  type CallbackAnswers,
  type CallbackRoute,
  receive,
  serveCallbacks,
} from '#server/platform/http/callbacks/serve-callbacks.ts';
import type { Services } from '#server/platform/services.ts';
import { notTaken, openWechatPay, taken } from '#server/services/index.ts';
import type { PayableKind } from '../attempts/kinds.ts';
import { actOnNotice } from './act-on-notice.ts';
import { verificationOf } from './verify-notice.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const XML_TYPE = 'text/xml; charset=utf-8';

/** The third version reads the status. */
const answers: CallbackAnswers = {
  refused: (message) => ({ type: JSON_TYPE, text: JSON.stringify({ code: 'FAIL', message }) }),
};

/** The second version reads the words, to the blank. */
const formerAnswers: CallbackAnswers = {
  taken: { type: XML_TYPE, text: taken() },
  refused: (why) => ({ type: XML_TYPE, text: notTaken(why) }),
};

/** Notices of WeChat Pay of both versions, about all that is paid. */
export function wechatPayNotices(services: Services, kinds: readonly PayableKind[]): CallbackRoute[] {
  const wechatPay = openWechatPay(services);
  const judge = receive({
    verify: async (request, at) => verificationOf(await wechatPay.verifyNotice(request.headers, request.body, at), request),
    act: (write, notice) => actOnNotice(write, kinds, notice),
  });
  return [
    ...serveCallbacks(wechatPayCallbacks, answers, { paid: judge, refunded: judge }),
    ...serveCallbacks(wechatPayV2Callbacks, formerAnswers, { formerlyPaid: judge, formerlyRefunded: judge }),
  ];
}
