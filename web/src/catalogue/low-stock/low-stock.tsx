import { Link } from 'react-router';
import { lowStockCalls } from '#contract/catalogue/stock.ts';
import { Signal } from '#web/ui/cells/signal.tsx';
import { SmallPicture } from '#web/ui/cells/small-picture.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import './low-stock.css';

const SHOWN = 5;

/** News on the home page: what orders took to the threshold. Nothing when there is none. */
export function LowStock() {
  const may = useMay()(lowStockCalls.list);
  const { data } = useCall(lowStockCalls.list, { open: true, page: 1, limit: SHOWN }, { enabled: may });
  if (!may || !data || data.total === 0) return null;
  return (
    <section className="low-stock" aria-label="未处理提醒">
      <h2>
        未处理提醒 <Link to="/store/stock">全部 {data.total} 条</Link>
      </h2>
      <ul>
        {data.list.map(({ id, productId, storeName, image, stock, threshold, createTime }) => (
          <li key={id}>
            <SmallPicture url={image} />
            <Link to={`/store/index?type=4&keywords=${productId}`}>{storeName}</Link>
            <Signal of="waits">待补货</Signal>
            <span className="figure">{`剩 ${stock} 件，警戒 ${threshold} 件`}</span>
            <small>{when(createTime)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
