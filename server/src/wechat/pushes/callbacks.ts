import { miniProgrammeCallbacks, publicAccountCallbacks } from '#contract/services/wechat-callbacks.ts';
import {
  type CallbackAnswers,
  type CallbackRoute,
  type Effect,
  receive,
  serveCallbacks,
} from '#server/platform/http/callbacks/serve-callbacks.ts';
import type { AccountMessage } from '#server/platform/public-account.ts';
import type { Services } from '#server/platform/services.ts';
import { type PushMessage, type WechatAppKind, readPushKeys, replyBody, verifyEcho, verifyPush } from '#server/services/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { followTradeNews } from '#server/fulfilment/index.ts';
import { recordPush } from './record-push.ts';
import { replyToScan } from './reply-to-scan.ts';
import { replyTo } from './reply-to.ts';

/** Answer to what a person writes or does; undefined where there is nothing to say. WeChat waits five seconds for it. */
type ReplyTo = (write: Write, message: PushMessage) => Promise<AccountMessage | undefined>;

const TEXT = 'text/plain; charset=utf-8';
/** `success` has nothing to say, and is the answer to a repetition. */
const answers: CallbackAnswers = {
  taken: { type: TEXT, text: 'success' },
  refused: (text) => ({ type: TEXT, text }),
};

function judgesOf(services: Services, kind: WechatAppKind, answer: ReplyTo) {
  const keys = () => readPushKeys(services, kind);
  return {
    echo: receive<string>({
      verify: async (request, at) => verifyEcho(request, await keys(), at),
      act: async (_, echo): Promise<Effect> => ({ outcome: 'done', says: '地址已验证', reply: echo }),
    }),
    push: receive({
      verify: async (request, at) => verifyPush(request, await keys(), at),
      async act(write, push): Promise<Effect> {
        const { message } = push;
        if (message.trade) await followTradeNews(write, message.trade);
        else await recordPush(write, message);
        const reply = await answer(write, message);
        const what = message.event || message.type;
        if (!reply) return { outcome: 'done', says: `已记录：${what}` };
        return { outcome: 'done', says: `已回复：${what}`, reply: replyBody(push, reply, await keys(), write.now) };
      },
    }),
  };
}

/** Ways in for both apps. Messages of the mini programme are recorded, and answered by nobody here. */
export function wechatCallbacks(services: Services): CallbackRoute[] {
  const account = judgesOf(
    services,
    'publicAccount',
    async (write, message) => (await replyToScan(write, message)) ?? replyTo(write, message),
  );
  const { echo: miniEcho, push: miniPush } = judgesOf(services, 'miniProgramme', async () => undefined);
  return [
    ...serveCallbacks(publicAccountCallbacks, answers, account),
    ...serveCallbacks(miniProgrammeCallbacks, answers, { miniEcho, miniPush }),
  ];
}
