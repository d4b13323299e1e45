import type { ReceiptSheet } from '#server/platform/receipts.ts';
import { plain, shortName } from '../receipt-printers/plain-text.ts';

/** Receipt in the markup of 易联云, top to bottom as the paper leaves it. */
export function receiptText({ title, receipt: { facts, lines, sums } }: Omit<ReceiptSheet, 'reference'>): string {
  const rows = lines.map(({ name, price, payNum, sum }) =>
    ['<tr>', ...[shortName(name), price, String(payNum), sum].map((cell) => `<td>${cell}</td>`), '</tr>'].join(''),
  );
  return [
    `<FS2><center>${plain(title)}</center></FS2>`,
    ...facts.map(([label, value]) => `${label}：${plain(value)}`),
    `<table><tr><td>商品名称</td><td>单价</td><td>数量</td><td>金额</td></tr>${rows.join('')}</table>`,
    ...sums.map(([label, amount]) => `${label}：${amount}`),
    '<center>完</center>',
  ].join('\n');
}
