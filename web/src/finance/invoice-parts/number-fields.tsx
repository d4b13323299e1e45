import { carriers, isInvoiceCode, isInvoiceNo } from '#contract/finance/invoices/invoice-enums.ts';
import { invoiceRefusals } from '#contract/finance/invoices/invoice-refusals.ts';
import { Field, TextField, needed } from '#web/ui/index.ts';
import { InvoiceFile } from './invoice-file.tsx';
import { IssueDayInput } from './issue-day-input.tsx';
import './invoice-parts.css';

const typed = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An empty one is what the call itself misses. */
const wrongNo = (carrier: number | undefined) => (value: unknown) => {
  if (typed(value).trim() === '' || isInvoiceNo(carrier, typed(value))) return undefined;
  return (carrier === carriers.digital ? invoiceRefusals.NUMBER_20() : invoiceRefusals.NUMBER_8()).message;
};
const wrongCode = (value: unknown) => (isInvoiceCode(typed(value)) ? undefined : invoiceRefusals.CODE().message);

const hasFile = needed(invoiceRefusals.NO_FILE().message);

/** Numbers, day and file of an invoice in its form; what is fully digital has no code. */
export const NumberFields = ({ carrier }: { carrier: number | undefined }) => {
  const isDigital = carrier === carriers.digital;
  return (
    <>
      <div className="invoice-pair">
        <TextField
          name="invoiceNo"
          check={wrongNo(carrier)}
          help={isDigital ? '20 位数字' : '8 位数字'}
          maxLength={20}
          inputMode="numeric"
        />
        {!isDigital && (
          <TextField name="invoiceCode" check={wrongCode} help="10 位或 12 位数字" maxLength={12} inputMode="numeric" />
        )}
        <Field name="issueDate">
          <IssueDayInput />
        </Field>
      </div>
      <Field
        name="fileUrl"
        check={carrier === carriers.paper ? undefined : hasFile}
        help={carrier === carriers.paper ? '纸质发票可以不传' : 'PDF、OFD 或 XML'}
      >
        <InvoiceFile />
      </Field>
    </>
  );
};
