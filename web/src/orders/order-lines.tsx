import { Picture } from '#web/ui/cells/picture.tsx';
import { yuanText } from '#web/ui/cells/yuan.tsx';
import { timesText } from './amounts.ts';
import { Part } from './part.tsx';
import type { OrderInfo } from './situation.tsx';

export const OrderLines = ({ lines }: { lines: OrderInfo['orderInfo'] }) => (
  <Part title="商品信息">
    <ul className="lines">
      {lines.map(({ id, info }) => (
        <li key={id}>
          <Picture url={info.image} alt={info.productName} />
          <span className="line-name">
            {info.productName}
            {info.sku !== '' && <small className="under">{info.sku}</small>}
          </span>
          <span className="figure quiet">{timesText(info.price, info.payNum)}</span>
          {info.price !== null && <span className="figure line-sum">{yuanText(info.price * info.payNum)}</span>}
        </li>
      ))}
    </ul>
  </Part>
);
