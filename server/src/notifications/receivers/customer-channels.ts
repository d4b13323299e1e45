import type { TemplateChannel } from '#contract/notifications/event-terms.ts';
import type { ReadContext } from '#server/platform/write/write.ts';
import { connectedApp } from '#server/services/index.ts';
import { isTextingOpen } from './is-texting-open.ts';
import type { Addressee } from './letter-facts.ts';

/** Service that carries letters to customers. */
interface CustomerChannel {
  /** App whose openids it takes, blank for one that takes telephone numbers; undefined while no service is connected. */
  app: (write: ReadContext) => Promise<string | undefined>;
  /** Address of a customer there; undefined where they have none. */
  addressOf: (customer: Addressee, appId: string) => string | undefined;
}

const openidOf = ({ identities }: Addressee, appId: string): string | undefined =>
  identities.find((identity) => identity.appId === appId)?.openid;

const customerChannels: Readonly<Record<TemplateChannel, CustomerChannel>> = {
  wechat: { app: (write) => connectedApp(write, 'publicAccount'), addressOf: openidOf },
  routine: { app: (write) => connectedApp(write, 'miniProgramme'), addressOf: openidOf },
  sms: { app: async (write) => ((await isTextingOpen(write)) ? '' : undefined), addressOf: ({ phone }) => phone || undefined },
};

export type ConnectedChannel = Pick<CustomerChannel, 'addressOf'> & { channel: TemplateChannel; appId: string };

/** Channels among these whose service is connected. */
export async function connectedChannels(write: ReadContext, among: readonly TemplateChannel[]): Promise<ConnectedChannel[]> {
  const connected: ConnectedChannel[] = [];
  for (const channel of among) {
    const { app, addressOf } = customerChannels[channel];
    const appId = await app(write);
    if (appId !== undefined) connected.push({ channel, appId, addressOf });
  }
  return connected;
}
