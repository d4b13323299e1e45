import { Form } from 'antd';
import { CustomerInput, type PickedCustomer } from '#web/ui/pickers/customer-input.tsx';
import { Field, MoneyInput, NumberField, TextField } from '#web/ui/index.ts';

interface IdProps {
  id?: string;
  value?: number | null;
  onChange?: (uid: number | null) => void;
}

/** Customer by number, whose name fills in an empty company. */
function CustomerId({ value: _, onChange, ...props }: IdProps) {
  const form = Form.useFormInstance();
  const picked: PickedCustomer | undefined = Form.useWatch('picked', { form, preserve: true });
  return (
    <CustomerInput
      {...props}
      value={picked ?? null}
      onChange={(customer) => {
        form.setFieldValue('picked', customer);
        onChange?.(customer?.uid ?? null);
      }}
    />
  );
}

/** Fields of an account; the customer of one that is there stays. */
export const CreditFields = ({ isNew = false }: { isNew?: boolean }) => (
  <>
    {isNew && (
      <Field name="uid" check={(uid) => (uid ? undefined : '请选择用户')} help="这位用户的订单可以赊账">
        <CustomerId />
      </Field>
    )}
    <TextField name="company" placeholder="欠款的单位，对账单上的名称" />
    <div className="field-pair">
      <TextField name="contact" optional />
      <TextField name="phone" optional maxLength={18} inputMode="tel" placeholder="手机号或座机号" />
    </div>
    <Field name="creditLimit" help="没有还的欠款加起来不能超过它；调低不影响已有的欠款">
      <MoneyInput />
    </Field>
    <NumberField name="termDays" help="从赊账那天起算，到期还没有还清就不能再赊账" />
    <TextField name="remark" optional rows={2} showCount />
  </>
);
