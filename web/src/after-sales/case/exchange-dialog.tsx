import { Radio } from 'antd';
import { choices } from '#contract/choices.ts';
import { orderCalls } from '#contract/orders/orders.ts';
import { returnCaseCalls } from '#contract/after-sales/return-cases.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { recipientOf } from '#web/orders/order/index.ts';
import { ParcelFields } from '#web/fulfilment/sending/index.ts';
import type { Case } from './case-state.tsx';
import { goodsText } from './case-lines.tsx';

const ways = choices({ parcel: '快递', hand: '当面交付' });

/** Address that the parcel is labelled with, as when an order is sent. */
function Recipient({ of: found }: { of: Case }) {
  const wanted = { enabled: useMay()(orderCalls.info), saysItself: true };
  const { data: order } = useCall(orderCalls.info, { orderNo: found.orderNo }, wanted);
  return (
    <section className="to-send" aria-label="收件人">
      <p className="to-send-where">
        {recipientOf(found)} <CopyText text={found.orderNo} />
        <span>{order?.userAddress}</span>
      </p>
    </section>
  );
}

/** Closes an exchange: the other goods leave in a parcel, or over the counter. */
export const ExchangeDialog = ({ of: found, onClose }: { of: Case; onClose: () => void }) => (
  <FormDialog
    title="发出换货"
    label="发出换货"
    says={`已办结 ${found.caseNo}`}
    call={returnCaseCalls.exchange}
    start={{ id: found.id, way: ways.parcel, expressNumber: '' }}
    input={({ way, expressCode, expressNumber }) =>
      way === ways.hand
        ? { id: found.id }
        : { id: found.id, expressCode: String(expressCode ?? ''), expressNumber: String(expressNumber ?? '') }
    }
    touches={['order']}
    onClose={onClose}
  >
    <p className="dialog-order">
      {goodsText(found.lines.filter(({ received }) => received > 0).map((line) => ({ ...line, quantity: line.received })))}
    </p>
    <Recipient of={found} />
    <Field name="way" label="交付方式">
      <Radio.Group optionType="button" options={ways.options} />
    </Field>
    <ParcelFields when={{ way: ways.parcel }} tail={found.userPhone.slice(-4)} />
    <p className="quiet">收到几件换几件：换出的商品扣减库存，可再卖的退回库存</p>
  </FormDialog>
);
