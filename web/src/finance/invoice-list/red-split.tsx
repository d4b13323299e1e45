import { Form } from 'antd';
import type { Fen } from '#contract/fen.ts';
import type { LineLeft } from '#contract/finance/invoices/invoice-record.ts';
import { invoiceCalls } from '#contract/finance/invoices/invoices.ts';
import { reversedParts } from '#contract/finance/invoices/tax.ts';
import { Loaded, yuanText } from '#web/ui/index.ts';
import { InvoiceLines } from './invoice-lines.tsx';

/** Lines that reverse `amount`, as the server will write them. */
const redOf = (left: readonly LineLeft[], amount: Fen) =>
  reversedParts(left, amount).flatMap((part, at) => {
    const line = left[at];
    if (line === undefined || part.amount === 0) return [];
    const { lineNo, goodsName, taxRate, zeroTaxFlag } = line;
    const taxAmount = part.amountExTax - part.amount;
    return [{ lineNo, goodsName, taxRate, zeroTaxFlag, num: 0, amount: -part.amount, amountExTax: -part.amountExTax, taxAmount }];
  });

const sum = (parts: readonly Fen[]): Fen => parts.reduce((total, part) => total + part, 0);

/** Lines and tax of the red-letter invoice that the form asks for. */
export function RedSplit({ id, most }: { id: number; most: Fen }) {
  const watched: unknown = Form.useWatch('amount');
  const amount = Number(watched ?? 0);
  if (!(amount > 0 && amount <= most)) return null;
  return (
    <Loaded call={invoiceCalls.left} input={{ id }}>
      {(left) => {
        const lines = redOf(left ?? [], amount);
        return (
          <div className="invoice-split">
            <InvoiceLines called="红字明细" of={lines} />
            <div className="invoice-sums" role="status">
              <span>不含税 {yuanText(sum(lines.map(({ amountExTax }) => amountExTax)))}</span>
              <span>税额 {yuanText(sum(lines.map(({ taxAmount }) => taxAmount)))}</span>
              <strong>价税合计 {yuanText(sum(lines.map((line) => line.amount)))}</strong>
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}
