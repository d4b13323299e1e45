import { Radio } from 'antd';
import { useLocation, useNavigate, useParams } from 'react-router';
import { orderCalls } from '#contract/orders/orders.ts';
import { sendTypes } from '#contract/orders/enums.ts';
import { GoButton } from '#web/ui/action/go-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormPage } from '#web/ui/form/form-page.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { Empty } from '#web/ui/list-parts/list-states.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { actsOf } from '#web/orders/acts/index.ts';
import { LostWaybillBanner } from '../lost-waybill/lost-waybill.tsx';
import { GoodsFields } from './goods-fields.tsx';
import { OrderToSend } from './order-to-send.tsx';
import { ParcelFields } from './parcel-fields.tsx';
import type { OrderInfo } from '#web/orders/order/index.ts';

const WAITING = '/javaMobile/orderList/notShipped';

/** Ways of sending, in the words of the phone. */
const ways = [
  { value: sendTypes.parcel, label: '发货' },
  { value: sendTypes.courier, label: '送货' },
  { value: sendTypes.virtual, label: '无需发货' },
];
const says = { number: '请输入快递单号', carrier: '请输入快递公司' };

const blank = (problem: string) => (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? undefined : problem);
const phone = (value: unknown) =>
  !value ? '请输入发货人电话' : /^1[3-9]\d{9}$/.test(String(value)) ? undefined : '手机号格式不正确!';

function SendForm({ order }: { order: OrderInfo }) {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  const goBack = () => void (isFirst ? navigate(WAITING) : navigate(-1));
  return (
    <FormPage
      title="发货"
      call={sendingCalls.send}
      start={{ orderNo: order.orderId, type: sendTypes.parcel, expressRecordType: '1' }}
      label="确认提交"
      says="发货成功"
      then={goBack}
    >
      <OrderToSend order={order} />
      <Field name="type" label="发货方式">
        <Radio.Group optionType="button" options={ways} />
      </Field>
      <ParcelFields when={{ type: sendTypes.parcel }} tail={order.userPhone.slice(-4)} says={says} />
      <TextField
        name="deliveryName"
        label="送货人"
        when={{ type: sendTypes.courier }}
        check={blank('请输入发货人姓名')}
        maxLength={64}
        placeholder="请输入送货人"
      />
      <TextField
        name="deliveryTel"
        label="送货电话"
        when={{ type: sendTypes.courier }}
        check={phone}
        maxLength={11}
        inputMode="numeric"
        placeholder="请输入送货电话"
      />
      <GoodsFields order={order} />
    </FormPage>
  );
}

/** Sends one order from a phone, then leads back to where it was found. */
export function PhoneSend() {
  const { oid } = useParams();
  const toList = <GoButton label="查看待发货订单" to={WAITING} call={orderCalls.list} />;
  if (!oid) return <Empty says="地址里没有订单号，请从订单列表打开" action={toList} />;
  return (
    <Loaded call={orderCalls.info} input={{ orderNo: oid }} back={WAITING}>
      {(order) =>
        order &&
        (actsOf(order).includes('send') ? (
          <>
            <LostWaybillBanner order={order} isLook={false} />
            <SendForm key={order.orderId} order={order} />
          </>
        ) : (
          <Empty says="这个订单已经发货，或者现在不能发货" action={toList} />
        ))
      }
    </Loaded>
  );
}
