import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { type CheckedRow, checkStates } from '#contract/fulfilment/shipments.ts';
import { Choice } from '#web/ui/cells/choice.tsx';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import type { CheckedShipments, Shipping } from './use-shipping.ts';

const countsOf = ({ rows, ready, known, refused }: CheckedShipments) =>
  [
    ['all', '全部', rows.length],
    ['ready', checkStates.labels.ready, ready],
    ['known', checkStates.labels.known, known],
    ['refused', checkStates.labels.refused, refused],
  ] as const;

const Row = ({ of }: { of: CheckedRow }) => (
  <li className="ship-row">
    <small className="figure">{`第 ${of.row} 行`}</small>
    <Choice of={checkStates} value={of.state} />
    <span>
      <CopyText text={of.orderNo || '–'} /> {of.realName}
      {of.expressNumber && <small>{`${of.expressName || '未知快递'} ${of.expressNumber}`}</small>}
    </span>
    <span className={of.state === 'refused' ? 'ship-reason ship-trouble' : 'ship-reason'}>
      {[of.reason, of.handler && `${of.handler} 正在处理`].filter(Boolean).join('，')}
    </span>
  </li>
);

/** Effect of the list, row by row, before anything is sent. */
export function CheckedRows({ shipping, found }: { shipping: Shipping; found: CheckedShipments }) {
  const { ready, isStarting, back, start } = shipping;
  const [shown, show] = useState<string>(found.refused > 0 ? 'refused' : 'all');
  const options = countsOf(found).flatMap(([value, label, count]) => (count > 0 ? [{ value, label: `${label} ${count}` }] : []));
  return (
    <div className="ship-sheet">
      <Segmented aria-label="按结果筛选" options={options} value={shown} onChange={show} />
      <ul className="ship-rows" aria-label="核对结果">
        {found.rows
          .filter(({ state }) => shown === 'all' || state === shown)
          .map((row) => (
            <Row key={row.row} of={row} />
          ))}
      </ul>
      <div className="ship-acts">
        <Button type="primary" disabled={ready.length === 0} loading={isStarting} onClick={() => void start()}>
          {ready.length === 0 ? '没有可以发货的订单' : `发货 ${ready.length} 单`}
        </Button>
        <Button onClick={back}>返回修改</Button>
        {found.refused > 0 && ready.length > 0 && <small>{`不能发货的 ${found.refused} 行不会发出`}</small>}
      </div>
    </div>
  );
}
