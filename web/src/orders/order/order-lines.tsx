import { Popover } from 'antd';
import type { ReactNode } from 'react';
import { timesText } from './amounts.ts';
import { backText } from './pieces-back.ts';
import type { OrderRow } from './situation.tsx';

type OrderLine = OrderRow['productList'][number];

/** "红,大 · ¥6.00 × 2", and "红,大 × 2" for whoever sees no amounts. */
export const lineText = ({ info: { sku, price, payNum } }: OrderLine) =>
  [sku, timesText(price, payNum)].filter(Boolean).join(price === null ? ' ' : ' · ');

const sumOf = (lines: readonly OrderLine[], field: 'refunded' | 'refunding'): number =>
  lines.reduce((sum, line) => sum + (line[field] ?? 0), 0);

function Refunded({ lines }: { lines: readonly OrderLine[] }) {
  const text = backText({ refunded: sumOf(lines, 'refunded'), refunding: sumOf(lines, 'refunding') });
  return text !== '' && <b className="gone-part">{text}</b>;
}

/** Pieces of an order that are the customer's still. */
export const piecesLeft = (totalNum: number, lines: readonly OrderLine[]): number => totalNum - sumOf(lines, 'refunded');

/** Every line of an order. */
export const LineList = ({ lines }: { lines: readonly OrderLine[] }) => (
  <ul className="all-goods">
    {lines.map((line) => (
      <li key={line.id}>
        {line.info.productName}
        <small>
          {lineText(line)}
          <Refunded lines={[line]} />
        </small>
      </li>
    ))}
  </ul>
);

/** The first line of an order, after what went back; the others on hover. */
export function OrderLines({ lines, note }: { lines: readonly OrderLine[]; note?: ReactNode }) {
  const [first] = lines;
  if (!first) return '商品已不存在';
  const shown = (
    <span className="goods">
      <span className="goods-name">{first.info.productName}</span>
      <small>
        <Refunded lines={lines} />
        {lineText(first)}
        {lines.length > 1 && <b>{`等 ${lines.length} 种`}</b>}
        {note}
      </small>
    </span>
  );
  return lines.length > 1 ? (
    <Popover content={<LineList lines={lines} />} mouseEnterDelay={0.3}>
      {shown}
    </Popover>
  ) : (
    shown
  );
}
