import { Form, Select } from 'antd';
import { invoiceSources } from '#contract/finance/invoices/invoice-enums.ts';
import { type InvoiceTitle, titleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { useCall } from '#web/ui/index.ts';

const labelOf = ({ title, taxNo, isDefault }: InvoiceTitle) => [title, taxNo, isDefault && '默认'].filter(Boolean).join(' · ');

/** Titles of the customer of these orders: the one chosen fills the fields below, which can still be changed. */
export function TitlePicker() {
  const form = Form.useFormInstance();
  const source: number | undefined = Form.useWatch('source');
  const orderNos: readonly string[] | undefined = Form.useWatch('orderNos');
  const orderNo = orderNos?.[0] ?? '';
  const { data: titles = [] } = useCall(
    titleCalls.list,
    { source: source ?? invoiceSources.order, orderNo },
    { enabled: orderNo !== '' },
  );
  if (orderNo === '' || titles.length === 0) return null;

  const fill = (chosen: number) => {
    const { id, isDefault, usedTime, ...fields } = titles.find((one) => one.id === chosen) ?? {};
    form.setFieldsValue({ ...fields, titleId: id });
  };
  return (
    <Form.Item label="抬头库" extra="选一个填入下面各项，还可以修改；带 * 的内容不改就用抬头库里的">
      <Select<number>
        aria-label="抬头库"
        placeholder="选择这位用户用过的抬头"
        options={titles.map((one) => ({ value: one.id, label: labelOf(one) }))}
        onChange={fill}
      />
    </Form.Item>
  );
}
