import { caseKinds } from '#contract/orders/returns/return-case-record.ts';
import { callWebhooks, notify } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { CaseAct } from './states.ts';
import type { CaseRecord } from './tables.ts';

/** Buyer and storefront hear that the goods may be sent back, will not be taken, or that others are on their way; money is told of by its refund. */
export async function notifyOfCase(write: Write, { caseNo, kind }: CaseRecord, act: CaseAct): Promise<void> {
  if (act === 'agree') {
    await notify(write, 'returnAgreed', caseNo);
    await callWebhooks(write, 'return.agreed', caseNo);
  }
  if (act === 'refuse') {
    await notify(write, 'returnRefused', caseNo);
    await callWebhooks(write, 'return.refused', caseNo);
  }
  if (act === 'close' && kind === caseKinds.exchange) {
    await notify(write, 'exchangeSent', caseNo);
    await callWebhooks(write, 'return.exchanged', caseNo);
  }
}
