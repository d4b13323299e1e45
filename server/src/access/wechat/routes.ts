import { wechatSignInCalls, wechatSignInRefusals } from '#contract/access/wechat-sign-in.ts';
import type { Answer, Input } from '#contract/call.ts';
import { MINUTE } from '#contract/durations.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { openCounter } from '#server/platform/counter.ts';
import { type CallContext, ask, handle, read, serve, write } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { NotifyHolder } from '../notify-holder.ts';
import { answerScan } from './answer-scan.ts';
import { askScan } from './ask-scan.ts';
import { beginSignIn, screenOf } from './begin-sign-in.ts';
import { findBinding, findScan } from './queries.ts';
import { lackFor } from './readiness.ts';
import { CODES_PER_MINUTE } from './rules.ts';
import { unbindWechat } from './unbind-wechat.ts';

type OpenedSession = Answer<typeof wechatSignInCalls.signIn>;

/** Acts that ask for a password or open a session stand above the bindings. */
interface SignIns {
  byCode(services: Services, typed: Input<typeof wechatSignInCalls.signIn>, asked: CallContext): Promise<OpenedSession>;
  byScan(services: Services, asked: CallContext): Promise<OpenedSession>;
  beginBinding(
    services: Services,
    proof: Input<typeof wechatSignInCalls.beginBinding>,
    asked: CallContext,
  ): Promise<Answer<typeof wechatSignInCalls.beginBinding>>;
}

export function wechatSignInRoutes(services: Services, signIns: SignIns, notifyHolder: NotifyHolder) {
  // Counts in each process: a code cannot be guessed, so only the questions to WeChat are to stay few.
  const presented = openCounter<string>(MINUTE);
  const limited =
    <I, O>(run: (typed: I, asked: CallContext) => Promise<O>) =>
    (typed: I, asked: CallContext): Promise<O> => {
      if (presented.add(asked.from.address) > CODES_PER_MINUTE) throw wechatSignInRefusals.TOO_OFTEN();
      return run(typed, asked);
    };

  return serve(wechatSignInCalls, {
    signIn: handle(limited((typed, asked) => signIns.byCode(services, typed, asked))),
    unbind: write(unbindWechat),
    own: ask(async (_, { actor }) => {
      const { db } = services.database;
      return { lacks: await lackFor(services), binding: await findBinding(db, asAdministrator(actor).id) };
    }),
    beginBinding: handle((proof, asked) => signIns.beginBinding(services, proof, asked)),
    bindingState: read(async (db, _, { actor, now }) => {
      const scan = await findScan(db, { sessionId: asAdministrator(actor).sessionId }, now);
      return { state: scan?.state ?? 'gone' };
    }),
    beginScan: handle((_, asked) => beginSignIn(services, asked)),
    scanState: read(async (db, _, { cookies, now }) => {
      const scan = await findScan(db, { browserHash: screenOf(cookies) }, now);
      return { state: scan?.state ?? 'gone' };
    }),
    finishScan: handle((_, asked) => signIns.byScan(services, asked)),
    askScan: handle(limited((typed, asked) => askScan(services, typed, asked))),
    answerScan: handle((typed, asked) => answerScan({ ...services, notifyHolder }, typed, asked)),
  });
}
