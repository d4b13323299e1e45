import { useSearchParams } from 'react-router';
import { runKinds } from '#contract/jobs/runs.ts';
import { GoButton, PageHead } from '#web/ui/index.ts';
import { chosenIn } from '#web/orders/order/index.ts';
import { CheckedRows } from './checked-rows.tsx';
import { ChosenOrders } from './chosen-orders.tsx';
import { ParcelList } from './parcel-list.tsx';
import { ShipResult } from './ship-result.tsx';
import { useShipping } from './use-shipping.ts';
import './shipping.css';

const RUN = 'run';

/** Many orders sent by a list of tracking numbers: what was pasted or typed, what it would do, what became of it. */
export function ShipPage() {
  const [query] = useSearchParams();
  const chosen = query.get('of') ?? '';
  // Numbers of other orders are another list.
  return <Sheet key={chosen} ids={chosenIn(chosen)} />;
}

function Sheet({ ids }: { ids: readonly number[] }) {
  const [query, setQuery] = useSearchParams();
  const runId = Number(query.get(RUN) ?? 0);
  const open = (id: number | undefined) => setQuery(id === undefined ? {} : { [RUN]: String(id) });
  const shipping = useShipping(open);
  return (
    <section className="shipping" aria-label="批量发货">
      <PageHead title="批量发货">
        <GoButton label="批量发货记录" to={`/run?kind=${runKinds.shipments}`} />
        <GoButton label="待发货订单" to="/order/index?status=toSend" />
      </PageHead>
      {runId > 0 ? (
        <ShipResult key={runId} id={runId} mend={shipping.mend} open={open} />
      ) : shipping.found ? (
        <CheckedRows shipping={shipping} found={shipping.found} />
      ) : ids.length > 0 ? (
        <ChosenOrders ids={ids} shipping={shipping} />
      ) : (
        <ParcelList shipping={shipping} />
      )}
    </section>
  );
}
