import type { ReceiptSheet } from '#server/platform/receipts.ts';
import { plain, shortName } from '../receipt-printers/plain-text.ts';

/** Receipt in the markup of 飞鹅云: lines end by a tag, and a column is what stands on a line of its own. */
export function receiptText({ title, receipt: { facts, lines, sums } }: Omit<ReceiptSheet, 'reference'>): string {
  const rows = lines.flatMap(({ name, price, payNum, sum }) => [shortName(name), `　${price} × ${payNum} = ${sum}`]);
  const text = [
    `<CB>${plain(title)}</CB>`,
    ...facts.map(([label, value]) => `${label}：${plain(value)}`),
    '--------------------------------',
    ...rows,
    '--------------------------------',
    ...sums.map(([label, amount]) => `${label}：${amount}`),
    '<C>完</C>',
  ];
  return text.map((line) => `${line}<BR>`).join('');
}
