import { Button } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { type Parcel, trackingCalls } from '#contract/fulfilment/parcels.ts';
import { Can } from '#web/ui/action/can.tsx';
import type { OrderInfo } from '../order/situation.tsx';

const ParcelDialog = lazy(() => import('./parcel-dialog.tsx').then((module) => ({ default: module.ParcelDialog })));

/** Asks where the parcel of an order is. */
export function ParcelButton({ order, parcel }: { order: OrderInfo; parcel?: Parcel }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Can call={trackingCalls.getLogisticsInfo}>
      <Button className="parcel-button" type="link" size="small" onClick={() => setOpen(true)}>
        物流查询
      </Button>
      <Suspense>{isOpen && <ParcelDialog order={order} parcel={parcel} onClose={() => setOpen(false)} />}</Suspense>
    </Can>
  );
}
