import { AutoComplete, type AutoCompleteProps, Form } from 'antd';
import { useEffect } from 'react';
import { returnCaseCalls } from '#contract/orders/returns/return-cases.ts';
import { useCall } from '#web/ui/wire/index.ts';

/** Address that goods go back to: one of the shop's, the first from the start, or one of one's own. */
export function AddressInput(field: AutoCompleteProps) {
  const form = Form.useFormInstance();
  const { data = [] } = useCall(returnCaseCalls.addresses, {}, { saysItself: true });
  const [first] = data;
  useEffect(() => {
    if (first !== undefined && !form.isFieldTouched('returnTo') && !form.getFieldValue('returnTo'))
      form.setFieldValue('returnTo', first);
  }, [form, first]);
  return <AutoComplete {...field} options={data.map((value) => ({ value }))} maxLength={255} placeholder="收件人、电话、地址" />;
}
