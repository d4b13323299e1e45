import type { EventMark } from '#contract/notifications/events.ts';
import type { WebhookEvent } from '#contract/notifications/webhooks.ts';
import { caseKinds } from '#contract/orders/return-case-enums.ts';
import { callWebhooks, notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { CaseAct } from './states.ts';
import type { CaseRecord } from '#server/orders/index.ts';

type CaseNews = readonly [event: EventMark, webhook: WebhookEvent];

const told: Readonly<Partial<Record<CaseAct, CaseNews>>> = {
  agree: ['returnAgreed', 'return.agreed'],
  refuse: ['returnRefused', 'return.refused'],
};
/** Announcements of an exchange; of a closed return the refund informs the buyer. */
const exchanged: CaseNews = ['exchangeSent', 'return.exchanged'];

/** Buyer and storefront hear that the goods may be sent back, will not be taken, or that others are on their way. */
export async function notifyOfCase(write: Write, { caseNo, kind }: CaseRecord, act: CaseAct): Promise<void> {
  const found = act === 'close' && kind === caseKinds.exchange ? exchanged : told[act];
  if (!found) return;
  await notify(write, found[0], caseNo);
  await callWebhooks(write, found[1], caseNo);
}
