import { labelOf } from '#contract/choices.ts';
import { taxRates, zeroTaxFlags } from '#contract/finance/invoices/invoice-enums.ts';
import type { InvoiceInfo } from '#contract/finance/invoices/invoice-record.ts';
import { yuanText } from '#web/ui/index.ts';
import '../invoice-parts/invoice-parts.css';

type ShownInvoiceLine = Pick<
  InvoiceInfo['lines'][number],
  'lineNo' | 'goodsName' | 'num' | 'amountExTax' | 'taxRate' | 'zeroTaxFlag' | 'taxAmount' | 'amount'
>;

/** Lines of an invoice with their tax; those of a red-letter one count no pieces. */
export function InvoiceLines({ called, of }: { called: string; of: readonly ShownInvoiceLine[] }) {
  const isCounted = of.some(({ num }) => num !== 0);
  return (
    <section className="invoice-table" aria-label={called}>
      <h2>{called}</h2>
      <table>
        <thead>
          <tr>
            <th>货物名称</th>
            {isCounted && <th className="figure">数量</th>}
            <th className="figure">不含税金额</th>
            <th className="figure">税率</th>
            <th className="figure">税额</th>
            <th className="figure">价税合计</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ lineNo, goodsName, num, amountExTax, taxRate, zeroTaxFlag, taxAmount, amount }) => (
            <tr key={lineNo}>
              <td>{goodsName}</td>
              {isCounted && <td className="figure">{num === 0 ? '' : num}</td>}
              <td className="figure">{yuanText(amountExTax)}</td>
              <td className="figure">{zeroTaxFlag === null ? labelOf(taxRates, taxRate) : labelOf(zeroTaxFlags, zeroTaxFlag)}</td>
              <td className="figure">{yuanText(taxAmount)}</td>
              <td className="figure">{yuanText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
