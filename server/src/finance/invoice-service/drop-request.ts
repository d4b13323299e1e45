import type { Input } from '#contract/call.ts';
import { type invoiceServiceCalls, invoiceRequestRefusals } from '#contract/finance/invoices/invoice-service.ts';
import type { Write } from '#server/platform/write/write.ts';
import { giveUp } from './give-up.ts';
import { lockSubject, moveRequest, requests } from './queries.ts';

/** Staff no longer wait for an answer, because the tax platform shows them that nothing was issued. */
export async function dropRequest(write: Write, { id, reason }: Input<typeof invoiceServiceCalls.drop>): Promise<null> {
  const why = reason.trim();
  if (why === '') throw invoiceRequestRefusals.NO_REASON();
  const known = await requests.get(write.tx, id);
  await lockSubject(write.tx, known);
  const dropped = await moveRequest(write, id, 'drop', { failReason: why });
  if (!dropped) throw invoiceRequestRefusals.SETTLED();
  await giveUp(write, dropped, { action: '停止等待开票服务', failReason: why });
  return null;
}
