import { Form, Radio } from 'antd';
import { contentTypes, invoiceTypes, isTaxNumberOf, titleTypes } from '#contract/finance/invoices/invoice-enums.ts';
import { invoiceApplicationRefusals } from '#contract/finance/invoices/invoice-application-refusals.ts';
import { Field, TextField } from '#web/ui/index.ts';
import './invoice-parts.css';

const isSpecial = { invoiceType: invoiceTypes.special };

/** A value that comes back masked is the server's to know. */
const isMasked = (text: string) => text.includes('*');

const numbered = (titleType: unknown) => (text: unknown) => {
  const taxNo = String(text ?? '')
    .replaceAll(/\s/g, '')
    .toUpperCase();
  if (taxNo === '') return titleType === titleTypes.personal ? undefined : invoiceApplicationRefusals.NO_TAX_NUMBER().message;
  return isMasked(taxNo) || isTaxNumberOf(titleType, taxNo) ? undefined : invoiceApplicationRefusals.TAX_NUMBER().message;
};

export const blankTitle = {
  titleType: titleTypes.enterprise,
  invoiceType: invoiceTypes.ordinary,
  contentType: contentTypes.goods,
};

/** Title of an invoice, and where it goes. */
export function TitleFields() {
  const form = Form.useFormInstance();
  const titleType: unknown = Form.useWatch('titleType');
  // A person who names nobody is “个人” on the invoice.
  const named = (type: unknown) => {
    if (type === titleTypes.personal && !form.getFieldValue('title')) form.setFieldValue('title', '个人');
  };
  return (
    <>
      <Field name="titleType">
        <Radio.Group options={titleTypes.options} onChange={(event) => named(event.target.value)} />
      </Field>
      <Field name="invoiceType">
        <Radio.Group options={invoiceTypes.options} />
      </Field>
      <TextField name="title" maxLength={100} placeholder="公司全称；个人填姓名或“个人”" />
      <TextField
        name="taxNo"
        check={numbered(titleType)}
        maxLength={20}
        placeholder={titleType === titleTypes.personal ? '身份证号，可以不填' : '18 位统一社会信用代码，或 15、17、20 位旧税号'}
      />
      <TextField name="regAddress" when={isSpecial} maxLength={200} />
      <div className="invoice-pair">
        <TextField name="regPhone" when={isSpecial} maxLength={30} inputMode="tel" />
        <TextField name="bankName" when={isSpecial} maxLength={100} />
        <TextField name="bankAccount" when={isSpecial} maxLength={40} inputMode="numeric" />
      </div>
      <Field name="contentType">
        <Radio.Group options={contentTypes.options} />
      </Field>
      <div className="invoice-pair">
        <TextField name="email" maxLength={100} inputMode="email" help="邮箱和手机至少填一个，发票发到这里" />
        <TextField name="phone" maxLength={15} inputMode="tel" />
      </div>
      <TextField name="remark" help="打印在发票上" rows={2} maxLength={200} showCount />
    </>
  );
}
