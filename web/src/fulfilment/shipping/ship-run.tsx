import { useNavigate } from 'react-router';
import { GoButton } from '#web/ui/index.ts';
import { ShipResult } from './ship-result.tsx';
import './shipping.css';

/** A run over orders outside the page that sends lists; a retry goes on there. */
export function ShipRun({ id }: { id: number }) {
  const navigate = useNavigate();
  return (
    <section className="shipping" aria-label="批量发货">
      <ShipResult id={id} open={(next) => void navigate(next === undefined ? '/order/ship' : `/order/ship?run=${next}`)} />
      <GoButton label="在批量发货里打开" to={`/order/ship?run=${id}`} />
    </section>
  );
}
