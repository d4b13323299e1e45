import { Input } from 'antd';
import { addressCalls } from '#contract/orders/addresses.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { RegionNames, useRegions } from '#web/delivery/index.ts';
import { Field } from '#web/ui/form/field.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { lineOf, partsOf } from '../order/address-parts.ts';
import { type DialogOf, OrderDialog } from './order-dialog.tsx';

const typed = (value: unknown): string => String(value ?? '');

/** Changes where an unsent order goes. Who may not see regions writes the address in one line. */
export function AddressDialog(props: DialogOf) {
  const { orderId: orderNo, realName, userPhone } = props.order;
  const { data } = useCall(orderCalls.info, { orderNo });
  const { tree, isLoading } = useRegions();
  const userAddress = data?.userAddress ?? '';
  const parts = (address: string) => {
    const { region, street } = partsOf(tree, address);
    return { region, userAddress: street };
  };
  return (
    <OrderDialog
      {...props}
      act="address"
      label="保存"
      call={addressCalls.changeAddress}
      start={{ realName, userPhone, ...parts(userAddress), reason: '' }}
      opened={{ realName, userPhone, userAddress }}
      read={(theirs) => ({ ...theirs, ...parts(typed(theirs['userAddress'])) })}
      input={(values) => ({
        orderNo,
        realName: typed(values['realName']),
        userPhone: typed(values['userPhone']),
        userAddress: lineOf({ region: typed(values['region']), street: typed(values['userAddress']) }),
        reason: typed(values['reason']),
      })}
      isReady={data !== undefined && !isLoading}
    >
      <div className="field-pair">
        <TextField name="realName" label="收货人" maxLength={32} />
        <TextField name="userPhone" label="收货电话" maxLength={18} inputMode="tel" />
      </div>
      {tree.length > 0 && (
        <Field name="region" label="所在地区">
          <RegionNames />
        </Field>
      )}
      <Field name="userAddress" label={tree.length > 0 ? '详细地址' : '收货地址'} help="运费按下单时收取的算，不会重新计算">
        <Input.TextArea rows={2} maxLength={255} placeholder="街道、门牌号" />
      </Field>
      <TextField name="reason" label="修改原因" maxLength={255} placeholder="会和新旧地址一起记入订单记录，可不填" />
    </OrderDialog>
  );
}
