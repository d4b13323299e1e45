import { wechatPayCallbacks, wechatPayV2Callbacks } from '#contract/services/wechat-pay-callbacks.ts';
import {
  type CallbackAnswers,
  type CallbackRoute,
  receive,
  serveCallbacks,
} from '#server/platform/http/callbacks/serve-callbacks.ts';
import { type WechatNotice, type WechatPay, notTaken, taken } from '#server/services/index.ts';
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
export function wechatPayNotices(wechatPay: WechatPay, kinds: readonly PayableKind[]): CallbackRoute[] {
  const judgeOf = (version: WechatNotice['version']) =>
    receive({
      verify: async (request, at) =>
        verificationOf(await wechatPay.verifyNotice(request.headers, request.body, at), request, version),
      act: (write, notice) => actOnNotice(write, kinds, notice),
    });
  const [judge, formerJudge] = [judgeOf('3'), judgeOf('2')];
  return [
    ...serveCallbacks(wechatPayCallbacks, answers, { paid: judge, refunded: judge }),
    ...serveCallbacks(wechatPayV2Callbacks, formerAnswers, { formerlyPaid: formerJudge, formerlyRefunded: formerJudge }),
  ];
}
