import type { Intake } from '#server/platform/http/callbacks/add-callbacks.ts';
import type { CallbackRequest, CallbackRoute, Judgement } from '#server/platform/http/callbacks/serve-callbacks.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { openProbes } from './probes.ts';
import { judgeRequest } from './judge-request.ts';
import { keepFailure } from './keep-failure.ts';
import { digestOf, hasRoom, incomingNotices, insertVerified } from './queries.ts';
import { REFUSED_BYTES, failureSays, inOneLine } from './rules.ts';
import { sealRequest } from './seal-request.ts';
import { settleNotice } from './settle-notice.ts';

const act = { name: 'incoming_notice.receive', actor: systemActor('incoming_notice.receive') };

type Refusal = Omit<Extract<Judgement, { verified: false }>, 'verified'>;

/** Keeps what came before anything follows from it: where that fails, or the server is killed, the notice stands as unsettled. */
export function openIntake(services: Services): Intake {
  const {
    clock,
    database: { db },
    secrets,
    write,
  } = services;
  const answerProbe = openProbes(services);

  async function keepRefused({ callback }: CallbackRoute, { why, about = '' }: Refusal, request?: CallbackRequest) {
    if (!(await hasRoom(db, callback.name, clock.now()))) return;
    const bytes = request?.body.length ?? 0;
    const sealed = request && bytes <= REFUSED_BYTES ? sealRequest(secrets, request) : '';
    await write(act, (context) =>
      incomingNotices.insert(context, {
        provider: callback.provider,
        route: callback.name,
        state: 'refused',
        why,
        about: inOneLine(about, 100),
        sealed,
        bytes,
      }),
    );
  }

  return {
    async receive(route, request) {
      const reply = answerProbe(request.body);
      if (reply !== undefined) return { verified: true, reply };
      const judgement = await judgeRequest(route, request, clock.now());
      if (!judgement.verified) {
        await keepRefused(route, judgement, request);
        return judgement;
      }
      const { provider, name } = route.callback;
      const notice = {
        provider,
        route: name,
        key: digestOf(judgement.key),
        sealed: sealRequest(secrets, request),
        bytes: request.body.length,
      };
      const { id } = (await write(act, (context) => insertVerified(context, notice))).value;
      try {
        const settled = await write(act, (context) => settleNotice(context, { id, act: judgement.act, secrets }));
        return { verified: true, reply: settled.value.reply };
      } catch (error) {
        // The first error counts, even where this cannot be kept either.
        await write(act, (context) => keepFailure(context, { id, says: failureSays(error) })).catch(() => {});
        throw error;
      }
    },
    turnAway: (route, why) => keepRefused(route, { why }),
  };
}
