import { yuanOfFen } from '#contract/fen.ts';
import { colors } from '#contract/finance/invoices/invoice-enums.ts';
import { showDay } from '#contract/moment.ts';
import { keyIn } from '#server/platform/storage/storage.ts';
import type { InvoiceRecord } from '../invoices/tables.ts';

type MailedInvoice = Pick<
  InvoiceRecord,
  'color' | 'invoiceNo' | 'invoiceCode' | 'issueDate' | 'buyerName' | 'sellerName' | 'amount' | 'fileUrl'
>;

/** The letter that a customer reads. A file of ours goes along; one that lies at the invoicing service is fetched there. */
export function invoiceMail(facts: MailedInvoice) {
  const { invoiceNo, invoiceCode, issueDate, buyerName, sellerName, amount, fileUrl } = facts;
  const ending = keyIn(fileUrl)?.split('.').at(-1);
  const called = facts.color === colors.red ? '红字发票' : '发票';
  const lines = [
    `发票号码：${invoiceNo}`,
    invoiceCode && `发票代码：${invoiceCode}`,
    `开票日期：${showDay(issueDate)}`,
    `价税合计：¥${yuanOfFen(amount)}`,
    sellerName && `销售方：${sellerName}`,
  ].filter((line) => line !== '');
  const where = ending === undefined ? `您的${called}已开具，可以在这里下载：\n${fileUrl}` : `您的${called}已开具，见附件。`;
  return {
    kind: 'invoice' as const,
    subject: `${sellerName || '电子'}${called} ${invoiceNo}`,
    text: [`${buyerName}：`, where, lines.join('\n')].join('\n\n'),
    ...(ending !== undefined && { fileUrl, fileName: `${invoiceNo}.${ending}` }),
  };
}
