import type { Input } from '#contract/call.ts';
import { REPORT_MAILS_MAX, type reportMailCalls, reportMailRefusals } from '#contract/order-figures/report-mails.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { countMailsOf, mails } from './queries.ts';

export async function saveMail(write: Write, draft: Input<typeof reportMailCalls.save>): Promise<{ id: number }> {
  const { id: adminId } = asAdministrator(write.actor);
  if ((await countMailsOf(write.tx, adminId)) >= REPORT_MAILS_MAX) throw reportMailRefusals.FULL();
  return { id: await mails.insert(write, { ...draft, adminId }) };
}
