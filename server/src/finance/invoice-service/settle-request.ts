import { colors, invoiceStates, issueWays } from '#contract/finance/invoices/invoice-enums.ts';
import type { InvoiceOutcome, IssuedNumbers } from '#server/platform/invoicing.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../invoice-applications/log-step.ts';
import { moveApplication } from '../invoice-applications/move-application.ts';
import { applications } from '../invoice-applications/queries.ts';
import { insertInvoice } from '../invoices/insert-invoice.ts';
import { invoices } from '../invoices/queries.ts';
import { writeReversal } from '../invoices/write-reversal.ts';
import { giveUp } from './give-up.ts';
import { findAsking, handOverTasks, isNumberTaken, lockSubject, moveRequest } from './queries.ts';
import type { InvoiceRequest } from './tables.ts';

async function writeIssued(write: Write, request: InvoiceRequest, numbers: IssuedNumbers): Promise<number> {
  const { applicationId, originId, content, operatorId, operatorName } = request;
  const { lines, reversal, ...facts } = content;
  const own = { ...numbers, operatorId, operatorName, way: issueWays.service };
  if (originId !== null && reversal) {
    const { reason: redReason, redConfirmNo } = reversal;
    return writeReversal(write, await invoices.get(write.tx, originId), { facts: { ...own, redReason, redConfirmNo }, lines });
  }
  const blue = { applicationId, color: colors.blue, status: invoiceStates.normal };
  const id = await insertInvoice(write, { ...facts, ...own, ...blue }, lines);
  await moveApplication(write, applicationId, 'settle', { invoiceId: id, requestId: null, failReason: '' });
  await handOverTasks(write.tx, applicationId, id);
  await logStep(write, { applicationId, invoiceId: id, action: '开具发票', message: `发票号码 ${numbers.invoiceNo}` });
  return id;
}

/** Keeps why nothing has come yet, where the row shows it. */
async function note(write: Write, { applicationId, originId }: InvoiceRequest, failReason: string): Promise<void> {
  const of = originId === null ? applications : invoices;
  const id = originId ?? applicationId;
  if ((await of.get(write.tx, id)).failReason !== failReason) await of.set(write, id, { failReason });
}

/** A service may answer twice: only the first answer counts. */
export async function settleRequest(
  write: Write,
  { requestId, outcome }: { requestId: number; outcome: InvoiceOutcome },
): Promise<void> {
  const known = await findAsking(write.tx, requestId);
  if (!known) return;
  await lockSubject(write.tx, known);
  const request = await findAsking(write.tx, requestId);
  if (!request) return;
  if (outcome.state === 'waiting') return note(write, request, outcome.why);
  if (outcome.state === 'refused') {
    const failReason = `开票服务没有开出：${outcome.why}`.slice(0, 200);
    await moveRequest(write, requestId, 'refuse', { failReason });
    return giveUp(write, request, { action: request.originId === null ? '开票失败' : '红冲失败', failReason });
  }
  const { numbers } = outcome;
  if (await isNumberTaken(write.tx, numbers))
    return note(write, request, `开票服务给出的发票号码 ${numbers.invoiceNo} 已登记过，请到税务平台核对`);
  const invoiceId = await writeIssued(write, request, numbers);
  await moveRequest(write, requestId, 'issue', { invoiceId });
}
