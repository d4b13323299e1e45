import type { Answer } from '#contract/call.ts';
import type { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import type { Write } from '#server/platform/write/write.ts';
import { hiddenOf } from '../invoice-titles/rules.ts';
import { logStep } from './log-step.ts';
import { applications } from './queries.ts';

/** Lists mask what is private of a title; who issues the invoice asks for it, and that is kept. */
export async function revealTitle(write: Write, { id }: { id: number }): Promise<Answer<typeof applicationCalls.reveal>> {
  const found = await applications.get(write.tx, id);
  await logStep(write, { applicationId: id, action: '查看开票信息' });
  return hiddenOf(found);
}
