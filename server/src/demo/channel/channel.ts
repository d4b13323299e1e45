import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { demoAnswers, demoChannel, demoChannelRefusals } from '#contract/services/demo-channel.ts';
import { wechatPaySettings } from '#contract/services/wechat-pay-settings.ts';
import { demoSettings } from '#contract/settings/site.ts';
import { jsonBody } from '#server/platform/http-client/bodies.ts';
import { type HttpClient, createHttpClient } from '#server/platform/http-client/http-client.ts';
import { OutgoingError } from '#server/platform/http-client/outgoing-error.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf, settingsNow } from '#server/settings/index.ts';
import { isDemonstration } from '../finance/payments.ts';
import { type StandIn, startStandIn } from './stand-in.ts';

const PROGRAM = new URL('../../../../stand-ins/wechat-pay/process/main.ts', import.meta.url);
const STATE = 'demonstration/wechat-pay.state';

const Answered = z.object({
  statuses: z.array(z.int().nullable()).default([]),
  next: demoAnswers.schema().nullable().default(null),
});

export interface DemoChannel {
  isOn(): Promise<boolean>;
  /** Pages bear its mark, although somebody may have set up another merchant since. */
  isMarked(): Promise<boolean>;
  /** The owner has not said that this demonstration takes real money. */
  isAllowed: boolean;
  /** Client of the server that reaches the stand-in too, at the address of the channel and only while it is on. */
  httpClient: HttpClient;
  start(): Promise<StandIn>;
  /** Acts as buyer, bank or fault at the stand-in; without an act, asks what comes next there. */
  act(what: { act?: string; number?: string }): Promise<z.output<typeof Answered>>;
  end(): Promise<void>;
}

export interface DemoChannelOptions {
  /** Origin at which notices reach this server. */
  origin?: () => string;
  isAllowed?: boolean;
  program?: URL;
}

export function openDemoChannel(
  { database: { db }, httpClient, dataDir }: Pick<Services, 'database' | 'httpClient' | 'dataDir'>,
  { origin = () => '', isAllowed = false, program = PROGRAM }: DemoChannelOptions = {},
): DemoChannel {
  const loopback = createHttpClient(['127.0.0.1']);
  let running: Promise<StandIn> | undefined;

  // Read from the rows, for whoever has just opened the channel and asks before the news of it has come.
  const isMarked = async (): Promise<boolean> => (await settingsNow(db, demoSettings)).demo_channel;
  const isOn = async (): Promise<boolean> =>
    isAllowed &&
    (await settingOf(db, demoSettings.demo_channel)) &&
    (await settingOf(db, wechatPaySettings.wechat_pay_url)) === demoChannel.address &&
    (await isDemonstration(db));

  async function begin(): Promise<StandIn> {
    if (!existsSync(program)) throw demoChannelRefusals.NOT_INSTALLED();
    const begun = await startStandIn(program, [join(dataDir, STATE), origin(), demoChannel.address]);
    begun.onEnd(() => (running = undefined));
    return begun;
  }

  const start = (): Promise<StandIn> => {
    const standIn = running ?? begin();
    running = standIn;
    standIn.catch(() => (running = undefined));
    return standIn;
  };

  return {
    isOn,
    isMarked,
    isAllowed,
    start,
    httpClient: {
      ...httpClient,
      async ask(request) {
        const url = URL.parse(request.url);
        if (url?.origin !== demoChannel.address) return httpClient.ask(request);
        if (!(await isOn())) throw new OutgoingError('forbidden', { step: 'address' });
        const standIn = await start().catch((cause: unknown) => {
          throw new OutgoingError('failed', { step: 'connection', cause });
        });
        return loopback.ask({ ...request, url: `${standIn.origin}${url.pathname}${url.search}` });
      },
    },
    async act(what) {
      if (!(await isOn())) throw demoChannelRefusals.NOT_ON();
      const standIn = await start().catch((error: unknown) => {
        throw existsSync(program) ? demoChannelRefusals.NOT_STARTED() : error;
      });
      const headers = { authorization: `Bearer ${standIn.token}` };
      const body = jsonBody(JSON.stringify(what));
      const answer = await loopback.ask({ method: 'POST', url: `${standIn.origin}/control`, headers, body });
      if (answer.status !== 200) throw demoChannelRefusals.NOT_POSSIBLE();
      return Answered.parse(JSON.parse(answer.bytes.toString()));
    },
    async end() {
      const standIn = await running?.catch(() => undefined);
      await standIn?.end();
    },
  };
}
