import { Form, Switch } from 'antd';
import { useEffect } from 'react';
import { cashReceiptKinds } from '#contract/cashier/cash-receipt-record.ts';
import { Field } from '#web/ui/index.ts';

/** Says that a receipt is a part of the price of its one order, whose part follows the amount that is typed. */
export function PartialField() {
  const form = Form.useFormInstance();
  const isPartial: unknown = Form.useWatch('isPartial', form);
  const amount: unknown = Form.useWatch('amount', form);
  useEffect(() => {
    const parts: unknown = form.getFieldValue('parts');
    if (isPartial !== true || typeof amount !== 'number' || !Array.isArray(parts) || parts.length !== 1) return;
    form.setFieldValue('parts', [{ ...Object(parts[0]), amount }]);
  }, [form, isPartial, amount]);
  return (
    <Field
      name="isPartial"
      when={{ bizType: cashReceiptKinds.order }}
      optional
      help="只收到一部分时打开，金额填实收的；余款再登记，收齐后订单才付款。没收齐前订单不会自动取消"
    >
      <Switch />
    </Field>
  );
}
