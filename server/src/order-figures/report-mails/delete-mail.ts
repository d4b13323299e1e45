import type { Input } from '#contract/call.ts';
import { type reportMailCalls, reportMailRefusals } from '#contract/order-figures/report-mails.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import { deleteMailOf } from './queries.ts';

/** People delete their own alone. */
export async function deleteMail({ tx, actor }: Write, { id }: Input<typeof reportMailCalls.delete>): Promise<null> {
  if (!(await deleteMailOf(tx, id, asAdministrator(actor).id))) throw reportMailRefusals.NOT_FOUND();
  return null;
}
