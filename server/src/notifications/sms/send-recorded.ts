import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { type AddressedText, TextError } from '#server/platform/texting.ts';
import { askAfter, setRecord } from './queries.ts';
import { settledBy } from './rules.ts';

const act = { name: 'sms_record.send', actor: systemActor('sms_record.send') };

interface Recorded {
  recordId: number;
  message: AddressedText;
  /** The message leaves again by itself after a failure that may pass. */
  leavesAgain: boolean;
}

/** Sends a message that was written down, outside of any transaction, and keeps the outcome; answers its number or throws `TextError`. */
export async function sendRecorded(
  { providers, write }: Pick<Services, 'providers' | 'write'>,
  { recordId, message, leavesAgain }: Recorded,
): Promise<string> {
  try {
    const providerNo = await providers.sms.send(message);
    const isTold = providerNo !== '' && providers.sms.tellsOutcomes(message.by);
    await write(act, (context) => {
      const nextAskTime = isTold ? askAfter(context.now, 1) : null;
      return setRecord(context, recordId, { state: 'sent', providerNo, reason: '', raw: '', nextAskTime, asks: 0 });
    });
    return providerNo;
  } catch (error) {
    if (error instanceof TextError) await write(act, (context) => setRecord(context, recordId, settledBy(error, leavesAgain)));
    throw error;
  }
}
