import { carriers } from '#contract/finance/invoice-words.ts';
import { Field, TextField } from '#web/ui/index.ts';
import { DayInput } from './day-input.tsx';
import { InvoiceFile } from './invoice-file.tsx';
import './invoice-parts.css';

/** Numbers, day and file of an invoice in its form; what is fully digital has no code. */
export const NumberFields = ({ carrier }: { carrier: number | undefined }) => {
  const isDigital = carrier === carriers.digital;
  return (
    <>
      <div className="invoice-pair">
        <TextField name="invoiceNo" help={isDigital ? '20 位数字' : '8 位数字'} maxLength={20} inputMode="numeric" />
        {!isDigital && <TextField name="invoiceCode" help="10 位或 12 位数字" maxLength={12} inputMode="numeric" />}
        <Field name="issueDate">
          <DayInput />
        </Field>
      </div>
      <Field name="fileUrl" help={carrier === carriers.paper ? '纸质发票可以不传' : 'PDF、OFD 或 XML'}>
        <InvoiceFile />
      </Field>
    </>
  );
};
