import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { packingCalls } from '#contract/fulfilment/packing.ts';
import type { Parcel } from '#contract/fulfilment/parcels.ts';
import { Can } from '#web/ui/action/can.tsx';
import type { OrderInfo } from '../order/situation.tsx';
import { chosenText } from '../order/chosen-address.ts';

const hasNote = ({ paid, isDel, refundStatus }: OrderInfo) => paid && !isDel && refundStatus === 0;

/** Leads to the delivery notes of an order, or to that of one parcel. */
export function NoteButton({ order, parcel }: { order: OrderInfo; parcel?: Parcel }) {
  const navigate = useNavigate();
  if (!hasNote(order)) return null;
  const address = `/order/notes?of=${chosenText([order.id])}${parcel ? `&parcel=${parcel.id}` : ''}`;
  return (
    <Can call={packingCalls.deliveryNotes}>
      <Button type="link" size="small" onClick={() => void navigate(address)}>
        发货单
      </Button>
    </Can>
  );
}
