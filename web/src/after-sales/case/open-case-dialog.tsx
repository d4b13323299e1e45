import { Radio } from 'antd';
import type { ReturnableGoods } from '#contract/after-sales/return-case-record.ts';
import { caseKinds } from '#contract/orders/return-case-enums.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { needed } from '#web/ui/form/needed.ts';
import { Empty } from '#web/ui/list-parts/list-states.tsx';
import { useCall } from '#web/ui/wire/index.ts';
import { withRequestKey } from '#web/ui/wire/request-key.ts';
import type { Order } from '#web/orders/order/index.ts';
import { ReasonInput } from '#web/orders/refund/index.ts';
import { AddressInput, useAddresses } from './address-input.tsx';
import { CaseGoodsInput } from './case-goods-input.tsx';

interface Props {
  order: Order;
  onClose: () => void;
}

const NOTHING = '没有可退换的商品：还没发出、已经退款，或已在别的退换单里';

const Fields = ({ goods }: { goods: readonly ReturnableGoods[] }) => (
  <>
    <Field name="kind" label="退换类型">
      <Radio.Group optionType="button" options={caseKinds.options} />
    </Field>
    <Field name="lines" label="退换商品" check={needed('请选择退换的商品')}>
      <CaseGoodsInput goods={goods} />
    </Field>
    <Field name="reason" label="退换原因">
      <ReasonInput />
    </Field>
    <TextField name="explain" label="用户说明" rows={2} placeholder="用户在电话里怎么说的" />
    <Field name="returnTo" help="请告诉用户把商品寄到这里" check={needed('请填写退货寄回地址')}>
      <AddressInput />
    </Field>
  </>
);

/** Opens a case for a buyer who called. Nothing is chosen from the start. */
export function OpenCaseDialog({ order, onClose }: Props) {
  const input = { orderNo: order.orderId };
  const { data: goods } = useCall(returnCaseCalls.goods, input, { saysItself: true });
  const [usual = ''] = useAddresses();
  return (
    <FormDialog
      title="发起退换"
      label="发起退换"
      says="已发起退换，等待用户退回商品"
      call={returnCaseCalls.open}
      start={{
        orderNo: order.orderId,
        kind: caseKinds.return,
        lines: [],
        reason: '',
        explain: '',
        returnTo: usual,
      }}
      before={withRequestKey}
      isReady={goods !== undefined && goods.length > 0}
      touches={['order']}
      onClose={onClose}
    >
      <p className="dialog-order">
        {order.realName} <CopyText text={order.orderId} />
      </p>
      <Loaded call={returnCaseCalls.goods} input={input}>
        {(read = []) => (read.length === 0 ? <Empty says={NOTHING} /> : <Fields goods={read} />)}
      </Loaded>
    </FormDialog>
  );
}
