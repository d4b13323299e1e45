import { type Callback, providers } from '#contract/services/callbacks.ts';
import { DAY, SECOND } from '#contract/durations.ts';
import { reachSettings } from '#contract/settings/site.ts';
import { jsonBody } from '#server/platform/http-client/bodies.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { CheckStep, StepFailure, StepFinding } from '#server/platform/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { countVerified } from '../incoming-notices/queries.ts';
import { callbackAddress } from './callback-address.ts';
import { newProbe } from '../incoming-notices/probes.ts';
import { addressFault, answerFault, isBlind, unreachedFault, untriedFault } from './rules.ts';

const TIMEOUT_MS = 8 * SECOND;
/** Days within which a notice that came proves that its provider reaches us. */
const PROVEN = 3 * DAY;

type ReachServices = Pick<Services, 'database' | 'httpClient' | 'secrets' | 'clock'>;

interface CheckedCallback {
  /** Callback that the provider is told; undefined where the shop has none of it. */
  callback(): Promise<Callback | undefined>;
  needsTls: boolean;
}

/** Step that posts a probe to our own callback by its public address. Nothing but this shop can answer it, and nothing follows from it. */
export function callbackStep(services: ReachServices, { callback: find, needsTls }: CheckedCallback): CheckStep {
  const { database, httpClient, clock } = services;

  async function withoutProbe(callback: Callback, fault: StepFailure): Promise<StepFinding> {
    const since = new Date(clock.now().getTime() - PROVEN);
    if ((await countVerified(database.db, callback.name, since)) === 0) throw fault;
    return { says: `从本机测不了自己的外网地址，但三天内收到过${providers.labels[callback.provider]}的通知` };
  }

  return {
    name: '回调可达',
    async run() {
      const callback = await find();
      if (!callback) return { says: '没有启用消息推送，不需要' };
      const url = callbackAddress(await settingOf(database.db, reachSettings.api_url), callback);
      const fault = addressFault(url, providers.labels[callback.provider], needsTls);
      if (fault) throw fault;
      if (!httpClient.mayAsk(url)) return withoutProbe(callback, untriedFault());
      const { body, answer: expected } = newProbe(services);
      const answer = await httpClient
        .ask({ method: 'POST', url, body: jsonBody(body), timeoutMs: TIMEOUT_MS })
        .catch((error: unknown) => {
          if (error instanceof OutgoingError) return error;
          throw error;
        });
      if (answer instanceof OutgoingError) {
        const unreached = unreachedFault(answer.step);
        if (isBlind(answer.step)) return withoutProbe(callback, unreached);
        throw unreached;
      }
      const wrong = answerFault(answer, expected);
      if (wrong) throw wrong;
      return { says: '从本机经这个地址能到达本系统' };
    },
  };
}
