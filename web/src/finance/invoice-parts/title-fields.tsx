import { Input, Radio } from 'antd';
import { contentTypes, invoiceTypes, isTaxNumber, titleTypes } from '#contract/finance/invoice-words.ts';
import { no } from '#contract/finance/invoice-applications.ts';
import { Field } from '#web/ui/index.ts';
import './invoice-parts.css';

const isEnterprise = { titleType: titleTypes.enterprise };
const isSpecial = { invoiceType: invoiceTypes.special };

function numbered(text: unknown): string | undefined {
  const taxNo = String(text ?? '')
    .trim()
    .toUpperCase();
  if (taxNo === '') return no.NO_TAX_NUMBER().message;
  return isTaxNumber(taxNo) ? undefined : no.TAX_NUMBER().message;
}

const line = (name: string, maxLength: number) => (
  <Field name={name}>
    <Input maxLength={maxLength} />
  </Field>
);

export const blankTitle = {
  titleType: titleTypes.enterprise,
  invoiceType: invoiceTypes.ordinary,
  contentType: contentTypes.goods,
};

/** Title of an invoice, and where it goes. */
export const TitleFields = () => (
  <>
    <Field name="titleType">
      <Radio.Group options={titleTypes.options} />
    </Field>
    <Field name="invoiceType">
      <Radio.Group options={invoiceTypes.options} />
    </Field>
    <Field name="title">
      <Input maxLength={100} placeholder="公司全称；个人填姓名或“个人”" />
    </Field>
    <Field name="taxNo" when={isEnterprise} check={numbered}>
      <Input maxLength={20} placeholder="18 位统一社会信用代码，或 15、17、20 位旧税号" />
    </Field>
    <Field name="regAddress" when={isSpecial}>
      <Input maxLength={200} />
    </Field>
    <div className="invoice-pair">
      <Field name="regPhone" when={isSpecial}>
        <Input maxLength={30} inputMode="tel" />
      </Field>
      <Field name="bankName" when={isSpecial}>
        <Input maxLength={100} />
      </Field>
      <Field name="bankAccount" when={isSpecial}>
        <Input maxLength={40} inputMode="numeric" />
      </Field>
    </div>
    <Field name="contentType">
      <Radio.Group options={contentTypes.options} />
    </Field>
    <div className="invoice-pair">
      {line('email', 100)}
      {line('phone', 15)}
    </div>
    <Field name="remark" help="打印在发票上">
      <Input.TextArea rows={2} maxLength={200} showCount />
    </Field>
  </>
);
