import { type ReceiptOrder, receiptOf } from '#contract/fulfilment/receipts.ts';

const NAME_MAX = 10;

/** Names and notes must not become tags of the printer. */
const plain = (text: string): string => text.replaceAll(/[<>]/g, ' ').trim();
const short = (name: string): string => (name.length > NAME_MAX ? name.slice(0, NAME_MAX + 1) : name);

/** Receipt in the markup of the printer, top to bottom as the paper leaves it. */
export function receiptText(siteName: string, order: ReceiptOrder): string {
  const { facts, lines, sums } = receiptOf(order);
  const rows = lines.map(({ name, price, payNum, sum }) =>
    ['<tr>', ...[short(plain(name)), price, String(payNum), sum].map((cell) => `<td>${cell}</td>`), '</tr>'].join(''),
  );
  return [
    `<FS2><center>${plain(siteName)}</center></FS2>`,
    ...facts.map(([label, value]) => `${label}：${plain(value)}`),
    `<table><tr><td>商品名称</td><td>单价</td><td>数量</td><td>金额</td></tr>${rows.join('')}</table>`,
    ...sums.map(([label, amount]) => `${label}：${amount}`),
    '<center>完</center>',
  ].join('\n');
}
