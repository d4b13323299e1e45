import { Input, Radio } from 'antd';
import { orderCalls } from '#contract/orders/orders.ts';
import { sendTypes } from '#contract/orders/words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';
import { ParcelFields } from './parcel-fields.tsx';

const BY_CARRIER = { type: '1' };
const BY_COURIER = { type: '2' };

const named = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? undefined : '请输入送货人姓名');
const phone = (value: unknown) =>
  !value ? '请填写手机号' : /^1[3-9]\d{9}$/.test(String(value)) ? undefined : '手机号格式不正确!';

/** Sends the goods: with a carrier, by the shop's own courier, or without a parcel. */
export const SendDialog = (props: DialogOf) => (
  <OrderDialog {...props} act="send" call={orderCalls.send} start={{ type: '1', expressRecordType: '1' }} width={600}>
    <Field name="type" label="选择类型">
      <Radio.Group optionType="button" options={sendTypes.options} />
    </Field>
    <ParcelFields when={BY_CARRIER} tail={props.order.userPhone.slice(-4)} />
    <Field name="deliveryName" label="送货人姓名" when={BY_COURIER} check={named}>
      <Input maxLength={64} placeholder="请输入送货人姓名" />
    </Field>
    <Field name="deliveryTel" label="送货人电话" when={BY_COURIER} check={phone}>
      <Input maxLength={11} inputMode="numeric" placeholder="请填写手机号" />
    </Field>
  </OrderDialog>
);
