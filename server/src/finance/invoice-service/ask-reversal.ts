import type { Input } from '#contract/call.ts';
import { yuanOfFen } from '#contract/fen.ts';
import type { invoiceServiceCalls } from '#contract/finance/invoices/invoice-service.ts';
import type { Write } from '#server/platform/write/write.ts';
import { logStep } from '../invoice-applications/log-step.ts';
import { applications } from '../invoice-applications/queries.ts';
import { operatorOf } from '../invoices/parties.ts';
import { prepareReversal } from '../invoices/prepare-reversal.ts';
import { invoices } from '../invoices/queries.ts';
import { checkOffered } from './check-offered.ts';
import { openRequest } from './open-request.ts';

type ReversalRequest = Input<typeof invoiceServiceCalls.askRed>;

/** The service is to issue a red-letter invoice. Until it has answered, nobody reverses this invoice otherwise. */
export async function askReversal(write: Write, { id, amount, reason, redConfirmNo = '' }: ReversalRequest): Promise<null> {
  const { blue, lines } = await prepareReversal(write, { id, amount, reason });
  const { applicationId, carrier, invoiceType, invoiceNo, invoiceCode, remark } = blue;
  await checkOffered(write, carrier);
  const { buyerName, buyerTaxNo, buyerContact, buyerBank, sellerName, sellerTaxNo, sellerContact, sellerBank } = blue;
  const content = {
    carrier,
    invoiceType,
    buyerName,
    buyerTaxNo,
    buyerContact,
    buyerBank,
    sellerName,
    sellerTaxNo,
    sellerContact,
    sellerBank,
    remark,
    lines,
    reversal: { invoiceNo, invoiceCode, reason, redConfirmNo },
  };
  const application = await applications.get(write.tx, applicationId);
  const requestId = await openRequest(write, { application, originId: id, content, by: operatorOf(write.actor) });
  await invoices.set(write, id, { requestId, failReason: '' });
  const message = `${reason}，${yuanOfFen(amount)} 元`;
  await logStep(write, { applicationId, invoiceId: id, action: '提交红冲', message });
  return null;
}
