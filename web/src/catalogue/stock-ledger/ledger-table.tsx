import { Link } from 'react-router';
import type { StockEntry } from '#contract/catalogue/stock.ts';
import { ONLY_SUK, sukWords } from '#contract/catalogue/specifications.ts';
import { figure, when } from '#web/ui/index.ts';

/** Figure with its sign: a plus, or a real minus. */
export const signed = (delta: number): string => (delta > 0 ? `+${delta}` : String(delta).replace('-', '−'));

const Order = ({ orderNo }: Pick<StockEntry, 'orderNo'>) =>
  orderNo === null ? null : (
    <Link to={`/order/index?open=${encodeURIComponent(orderNo)}`} title={orderNo}>
      {orderNo}
    </Link>
  );

/** Table of movements; the stock that was left is the SKU's. */
export function LedgerTable({ entries, specs }: { entries: readonly StockEntry[]; specs: boolean }) {
  const isNamed = specs && entries.some(({ suk }) => suk !== ONLY_SUK);
  return (
    <table className="ledger" aria-label="库存流水">
      <thead>
        <tr>
          <th scope="col">时间</th>
          {isNamed && <th scope="col">规格</th>}
          <th scope="col">原因</th>
          <th scope="col" className="ledger-figure">
            变动
          </th>
          <th scope="col" className="ledger-figure">
            结存
          </th>
          <th scope="col">操作人</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, createTime, suk, causeLabel, orderNo, note, delta, balance, actor }) => (
          <tr key={id}>
            <td>{when(createTime)}</td>
            {isNamed && <td>{sukWords(suk)}</td>}
            <td>
              {causeLabel} <Order orderNo={orderNo} /> {note && <small>{note}</small>}
            </td>
            <td className={delta < 0 ? 'ledger-figure ledger-taken' : 'ledger-figure'}>{signed(delta)}</td>
            <td className="ledger-figure">{figure(balance)}</td>
            <td>{actor === '' ? '–' : actor}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
