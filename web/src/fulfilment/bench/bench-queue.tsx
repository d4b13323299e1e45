import { Pagination, Skeleton } from 'antd';
import { Signal, shortMoment } from '#web/ui/index.ts';
import { HandlerMark } from '#web/orders/claims/index.ts';
import { type OrderRow, linesOf, recipientOf } from '#web/orders/order/index.ts';
import { shortNo } from '../sending/use-sending.ts';
import { byRecipient } from './queue.ts';
import type { BenchTurn } from './use-turn.ts';
import type { Queue } from './use-queue.ts';

const goodsText = (row: OrderRow): string => {
  const [first] = linesOf(row);
  const more = linesOf(row).length > 1 ? ` 等 ${linesOf(row).length} 种` : '';
  return `${first?.info.productName ?? '商品已不存在'}${more} × ${row.totalNum}`;
};

interface RowProps {
  row: OrderRow;
  turn: BenchTurn;
  onOpen: (row: OrderRow) => void;
}

const Row = ({ row, turn, onOpen }: RowProps) => (
  <li>
    <button
      type="button"
      className="bench-row"
      aria-current={turn.order?.orderId === row.orderId}
      disabled={turn.stage === 'sending'}
      onClick={() => onOpen(row)}
    >
      <span>{goodsText(row)}</span>
      <small>
        {shortNo(row.orderId)}
        {row.waitsSince && ` · ${shortMoment(row.waitsSince)} 付款`}
        {turn.gone.passed.includes(row.orderId) && <Signal of="rest">已跳过</Signal>}
        {turn.order?.orderId !== row.orderId && <HandlerMark of={row} isShort />}
      </small>
    </button>
  </li>
);

const Teams = ({ queue: { teams, teamTotal } }: { queue: Queue }) =>
  teamTotal === 0 ? null : (
    <div className="bench-teams">
      <p>{`待成团 ${teamTotal} 单，成团后再发`}</p>
      <ul aria-label="待成团">
        {teams.map((row) => (
          <li key={row.orderId}>
            {goodsText(row)} <small>{shortNo(row.orderId)}</small>
          </li>
        ))}
      </ul>
    </div>
  );

interface Props {
  queue: Queue;
  turn: BenchTurn;
  onOpen: (row: OrderRow) => void;
}

/** Orders that wait to be sent, the longest wait first; the orders of one recipient stand together. */
export function BenchQueue({ queue, turn, onOpen }: Props) {
  const waiting = queue.rows.filter(({ orderId }) => !turn.gone.sent.includes(orderId));
  return (
    <nav className="bench-queue" aria-label="待发队列">
      {!queue.isKnown && <Skeleton active paragraph={{ rows: 8 }} />}
      {byRecipient(waiting).map((rows) => (
        <div key={rows[0]?.orderId} className="bench-recipient">
          <p>
            {rows[0] && recipientOf(rows[0])}
            {rows.length > 1 && <b>{`同一收货人 ${rows.length} 单`}</b>}
          </p>
          <ul>
            {rows.map((row) => (
              <Row key={row.orderId} row={row} turn={turn} onOpen={onOpen} />
            ))}
          </ul>
        </div>
      ))}
      {queue.pages > 1 && (
        <Pagination
          simple
          size="small"
          aria-label="队列翻页"
          current={queue.page}
          pageSize={1}
          total={queue.pages}
          onChange={queue.setPage}
        />
      )}
      <Teams queue={queue} />
    </nav>
  );
}
