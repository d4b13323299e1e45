import { Button } from 'antd';
import { showMoment } from '#contract/moment.ts';
import type { Parcel } from '#contract/fulfilment/parcels.ts';
import { Can } from '#web/ui/action/can.tsx';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { useBegin } from '../acts/begin.ts';
import { acts, actsOf } from '../acts/acts.ts';
import { Part } from '../order/part.tsx';
import type { OrderInfo } from '../order/situation.tsx';
import { ParcelButton } from '../parcel/parcel-button.tsx';
import { NoteButton } from './note-button.tsx';
import { useParcels } from '../parcel/use-parcels.ts';

const NO_CARRIER = '无需物流';
const goodsOf = ({ lines }: Parcel) =>
  lines.map(({ productName, sku, quantity }) => `${[productName, sku].filter(Boolean).join(' ')} × ${quantity}`).join('、');

/** Acts on one parcel: what the order allows for all of them. */
function ParcelActs({ order, parcel }: { order: OrderInfo; parcel: Parcel }) {
  const { begin } = useBegin();
  const may = order.sentPieces > 0 ? (['recall', 'correct'] as const) : actsOf(order);
  const offered = (['correct', 'recall'] as const).filter(
    (act) => may.some((one) => one === act) && (act === 'recall' || parcel.deliveryType === 'express'),
  );
  return (
    <Can call={sendingCalls.send}>
      {offered.map((act) => (
        <Button key={act} type="link" size="small" onClick={() => begin({ act, order, parcel })}>
          {acts[act].label}
        </Button>
      ))}
    </Can>
  );
}

function ParcelRow({ order, parcel, nth }: { order: OrderInfo; parcel: Parcel; nth: number }) {
  const { deliveryType, deliveryName, deliveryId, createTime, withdrawnTime, reason } = parcel;
  return (
    <li>
      <p>
        <b>{`包裹 ${nth}`}</b> <small className="quiet">{showMoment(createTime)}</small>
      </p>
      <p>
        {deliveryType === 'fictitious' ? NO_CARRIER : `${deliveryName ?? ''} `}
        {deliveryId !== null && <CopyText text={deliveryId} />}
      </p>
      <p className="quiet">{goodsOf(parcel)}</p>
      {withdrawnTime ? (
        <p className="gone">{`已撤回：${reason ?? ''}`}</p>
      ) : (
        <p className="parcel-acts">
          {deliveryType === 'express' && <ParcelButton order={order} parcel={parcel} />}
          <NoteButton order={order} parcel={parcel} />
          <ParcelActs order={order} parcel={parcel} />
        </p>
      )}
    </li>
  );
}

/** True where an order left in several parcels, or in part. */
export function useHasParcels(order: OrderInfo): boolean {
  const { parcels = [] } = useParcels(order, order.deliveryType !== null) ?? {};
  return order.sentPieces > 0 || parcels.filter(({ withdrawnTime }) => withdrawnTime === null).length > 1;
}

/** Every parcel of an order, and how much is still to send. */
export function OrderParcels({ order }: { order: OrderInfo }) {
  const { parcels = [], lines = [] } = useParcels(order) ?? {};
  const left = lines.reduce((sum, line) => sum + line.left, 0);
  return (
    <Part title="包裹" extra={left > 0 && order.sentPieces > 0 && <small className="quiet">{`还有 ${left} 件待发`}</small>}>
      <ol className="parcels">
        {parcels.map((parcel, index) => (
          <ParcelRow key={parcel.id} order={order} parcel={parcel} nth={index + 1} />
        ))}
      </ol>
    </Part>
  );
}
