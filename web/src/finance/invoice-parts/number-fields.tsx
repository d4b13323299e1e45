import { Input } from 'antd';
import { carriers } from '#contract/finance/invoice-words.ts';
import { Field } from '#web/ui/index.ts';
import { DayInput } from './day-input.tsx';
import { InvoiceFile } from './invoice-file.tsx';
import './invoice-parts.css';

/** Numbers, day and file of an invoice in its form; what is fully digital has no code. */
export const NumberFields = ({ carrier }: { carrier: number | undefined }) => {
  const isDigital = carrier === carriers.digital;
  return (
    <>
      <div className="invoice-pair">
        <Field name="invoiceNo" help={isDigital ? '20 位数字' : '8 位数字'}>
          <Input maxLength={20} inputMode="numeric" />
        </Field>
        {!isDigital && (
          <Field name="invoiceCode" help="10 位或 12 位数字">
            <Input maxLength={12} inputMode="numeric" />
          </Field>
        )}
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
