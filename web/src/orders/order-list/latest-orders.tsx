import { Link } from 'react-router';
import { orderCalls } from '#contract/orders/orders.ts';
import { SmallPicture } from '#web/ui/cells/small-picture.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { Loaded } from '#web/ui/form/loaded.tsx';
import { useGlow } from '#web/ui/basics/glow.ts';
import { Empty } from '#web/ui/list-parts/list-states.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { Situation } from '../order/situation.tsx';
import '../order/orders.css';

const SHOWN = 8;

/** The newest orders, as they come in. */
export function LatestOrders() {
  const glowing = useGlow(orderCalls.list.noun);
  return (
    <section className="latest" aria-label="最新订单">
      <h2>
        最新订单 <Link to="/order/index">全部订单</Link>
      </h2>
      <Loaded call={orderCalls.list} input={{ page: 1, limit: SHOWN, status: 'all', type: 2 }}>
        {(page) =>
          page?.list.length === 0 ? (
            <Empty says="还没有订单，用户下单后会马上出现在这里" />
          ) : (
            <ul>
              {page?.list.map((order) => (
                <li key={order.id} className={glowing.has(order.id) ? 'row-glows' : undefined}>
                  <Link to={`/order/index?open=${order.orderId}`}>
                    <SmallPicture url={order.productList[0]?.info.image ?? ''} />
                    <OrderLines lines={order.productList} />
                    <Situation of={order} />
                    <span className="latest-buyer">{order.realName}</span>
                    {order.payPrice !== null && (
                      <span className="figure">{`${order.paid ? '' : '应付 '}${yuanText(order.payPrice)}`}</span>
                    )}
                    {when(order.createTime)}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
