import { Button } from 'antd';
import { shipmentCalls } from '#contract/orders/shipments.ts';
import { when } from '#web/ui/cells/when.tsx';
import { useCall } from '#web/ui/index.ts';

const SHOWN = 10;

/** Latest runs of this person, which open to what became of their orders. */
export function EarlierRuns({ open }: { open: (id: number) => void }) {
  const { data } = useCall(shipmentCalls.shipRuns, { page: 1, limit: SHOWN });
  if (!data || data.list.length === 0) return null;
  return (
    <section className="ship-sheet" aria-label="最近的批量发货">
      <h2>最近的批量发货</h2>
      <ul className="ship-rows">
        {data.list.map(({ id, total, sent, refused, createTime }) => (
          <li key={id} className="ship-run">
            {when(createTime)}
            <span>{`已发货 ${sent} / ${total} 单`}</span>
            <span className="ship-trouble">{refused > 0 && `未发出 ${refused} 单`}</span>
            <Button type="link" size="small" onClick={() => open(id)}>
              查看
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
