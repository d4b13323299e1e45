import type { Answer } from '#contract/call.ts';
import { demoChannelCalls, demoChannelRefusals } from '#contract/services/demo-channel.ts';
import { type Route, ask, serve, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { forgetSettings } from '#server/settings/index.ts';
import { isDemonstration } from '../finance/payments.ts';
import type { DemoChannel } from './channel.ts';
import { closeChannel } from './close-channel.ts';
import { isFree } from './merchant.ts';
import { openChannel } from './open-channel.ts';

type Acted = Answer<typeof demoChannelCalls.payment>;

export function demoChannelRoutes(parts: Pick<Services, 'database' | 'secrets'>, channel: DemoChannel): Route[] {
  const { db } = parts.database;

  async function info(): Promise<Answer<typeof demoChannelCalls.info>> {
    if (await channel.isMarked()) {
      // A stand-in that does not answer must not keep anybody from closing the channel.
      const next = await channel.act({}).then(
        (answered) => answered.next,
        () => null,
      );
      return { isOn: true, isOffered: false, next };
    }
    const isOffered = channel.isAllowed && (await isDemonstration(db)) && (await isFree(parts));
    return { isOn: false, isOffered, next: null };
  }

  async function started() {
    if (!channel.isAllowed || !(await isDemonstration(db))) throw demoChannelRefusals.NO_DEMONSTRATION();
    if (!(await isFree(parts))) throw demoChannelRefusals.REAL_MERCHANT();
    return channel.start();
  }
  const acted = (_: unknown, answered: Acted): Acted => answered;

  return serve(demoChannelCalls, {
    info: ask(info),
    open: writeAfter(started, async (write, standIn) => {
      await openChannel(write, standIn, parts.secrets);
      forgetSettings(db);
      return null;
    }),
    close: writeAfter(channel.isOn, async (write, isOn) => {
      if (!(await channel.isMarked())) throw demoChannelRefusals.NOT_ON();
      await closeChannel(write, parts.secrets, { forgets: isOn });
      forgetSettings(db);
      await channel.end();
      return null;
    }),
    spoil: writeAfter(channel.act, () => null),
    payment: writeAfter(channel.act, acted),
    refund: writeAfter(channel.act, acted),
  });
}
