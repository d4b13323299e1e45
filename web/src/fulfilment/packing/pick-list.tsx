import { Button, Progress } from 'antd';
import { useSearchParams } from 'react-router';
import { orderCalls } from '#contract/orders/orders.ts';
import { packingCalls } from '#contract/fulfilment/packing.ts';
import { Empty, GoButton, Loaded, PageHead } from '#web/ui/index.ts';
import { Papers } from '#web/ui/paper/paper.tsx';
import { chosenIn, chosenText } from '#web/orders/order/index.ts';
import { ExcludedOrders } from './excluded-orders.tsx';
import { PickRow } from './pick-row.tsx';
import { usePicked } from './picked.ts';
import './packing.css';

const TO_SEND = '/order/index?status=toSend';
const NOTHING = '请先在订单列表勾选待发货的订单，再点“拣货单”';

/** Goods of the chosen orders along the shelves, to be ticked off on a phone or printed. */
export function PickListPage() {
  const [query] = useSearchParams();
  const ids = chosenIn(query.get('of'));
  const of = chosenText(ids);
  return (
    <section className="packing" aria-label="拣货单">
      <PageHead title="拣货单">
        <GoButton label="批量发货" to="/order/ship" />
        {ids.length > 0 && <GoButton label="打印发货单" to={`/order/notes?of=${of}`} />}
        <Button type="primary" disabled={ids.length === 0} onClick={() => window.print()}>
          打印
        </Button>
      </PageHead>
      {ids.length === 0 ? (
        <Empty says={NOTHING} action={<GoButton label="去选订单" to={TO_SEND} call={orderCalls.list} />} />
      ) : (
        <PickSheet key={of} of={of} ids={ids} />
      )}
    </section>
  );
}

function PickSheet({ of, ids }: { of: string; ids: number[] }) {
  const { pieces, pick } = usePicked(of);
  return (
    <Loaded call={packingCalls.pickList} input={{ ids }}>
      {(list) => {
        const { lines = [], orders = 0, pieces: total = 0, left = [] } = list ?? {};
        const done = lines.filter(({ skuId, quantity }) => pieces[skuId] === quantity).length;
        return (
          <>
            <ExcludedOrders left={left} says="不用拣货" />
            {lines.length === 0 ? (
              <Empty says="这些订单没有要拣的商品" />
            ) : (
              <Papers>
                <div className="pick-list">
                  <div className="pick-sum">
                    <span>{`${orders} 单 · ${lines.length} 种 · ${total} 件`}</span>
                    <span className="pick-progress">
                      {`已拣 ${done} / ${lines.length} 种`}
                      <Progress percent={Math.floor((done / lines.length) * 100)} showInfo={false} aria-label="拣货进度" />
                    </span>
                  </div>
                  <ul>
                    {lines.map((line) => (
                      <PickRow
                        key={line.skuId}
                        line={line}
                        picked={pieces[line.skuId]}
                        onPick={(quantity) => pick(line.skuId, quantity)}
                      />
                    ))}
                  </ul>
                </div>
              </Papers>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
