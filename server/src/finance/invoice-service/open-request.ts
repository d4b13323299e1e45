import type { InvoiceContent } from '#server/platform/invoicing.ts';
import { later } from '#server/platform/jobs/jobs.ts';
import type { Write } from '#server/platform/write/write.ts';
import type { operatorOf } from '../invoices/parties.ts';
import { sumOf } from '../invoices/rules.ts';
import { executeInvoiceRequest } from './execute-request.ts';
import { countRequests, findDropped, moveRequest, requests } from './queries.ts';

interface ServiceRequest {
  application: { id: number; applyNo: string };
  originId: number | null;
  content: InvoiceContent;
  by: ReturnType<typeof operatorOf>;
}

/** Asks the service once this commits. The same content that was given up before goes out under its first number again. */
export async function openRequest(write: Write, { application, originId, content, by }: ServiceRequest): Promise<number> {
  const { tx, now } = write;
  const of = { applicationId: application.id, originId };
  const dropped = await findDropped(tx, of, content);
  const requestId = dropped?.id ?? (await requests.insert(write, { ...of, ...(await draft()) }));
  if (dropped) await moveRequest(write, dropped.id, 'askAgain', { ...by, failReason: '', askedTime: now });
  await later(write, executeInvoiceRequest, { requestId });
  return requestId;

  async function draft() {
    const requestNo = `${application.applyNo}-${(await countRequests(tx, application.id)) + 1}`;
    const amount = Math.abs(sumOf(content.lines, 'amount'));
    return { ...by, requestNo, amount, content, state: 'asking' as const, askedTime: now };
  }
}
