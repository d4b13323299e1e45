import { Input } from 'antd';
import { useState } from 'react';
import { type FoundLabel, type LostWaybill, labelMarks, waybillCalls } from '#contract/fulfilment/waybills.ts';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { useCall, useMay } from '#web/ui/wire/index.ts';
import { Part, type OrderInfo } from '#web/orders/order/index.ts';
import './lost-waybill.css';

const askOf = (number: string) => `确定面单单号是 ${number}？确认后按这个单号发货。`;
const NOT_PRINTED = '确定这张面单没有打印？请先看过打印机和打印记录：已经打印的再打一张，会多付一张的费用。';

interface Props {
  orderNo: string;
  lost: LostWaybill;
  isLook: boolean;
}

const FoundRow = ({
  orderNo,
  label: { number, printedAt, by },
  isLook,
}: {
  orderNo: string;
  label: FoundLabel;
  isLook: boolean;
}) => (
  <li>
    <CopyText text={number} />
    <span className="quiet">{[labelMarks.labels[by], printedAt && `${printedAt} 打印`].filter(Boolean).join(' · ')}</span>
    {!isLook && (
      <RunButton label="确认并发货" call={waybillCalls.confirmWaybill} input={{ orderNo, number }} ask={askOf(number)} primary />
    )}
  </li>
);

/** Labels that the record of the provider has for the recipient, or that it has none. */
function Record({ orderNo, lost: { found, lookedTime, lookFault }, isLook }: Props) {
  if (lookFault !== null) return <p role="alert">{`没能查到平台的打印记录：${lookFault}`}</p>;
  if (lookedTime === null) return <p className="quiet">正在查平台的打印记录……</p>;
  if (found.length === 0) return <p>平台的打印记录里没有找到这位收件人的面单（{when(lookedTime)} 查过）</p>;
  return (
    <>
      <p>平台的打印记录里有这位收件人的面单，请和打印机打出的核对：</p>
      <ul className="found-labels" aria-label="打印记录里的面单">
        {found.map((label) => (
          <FoundRow key={label.number} orderNo={orderNo} label={label} isLook={isLook} />
        ))}
      </ul>
    </>
  );
}

/** Number that somebody reads off the label. */
function TypedNumber({ orderNo }: { orderNo: string }) {
  const may = useMay();
  const [typed, setTyped] = useState('');
  const number = typed.trim();
  if (!may(waybillCalls.confirmWaybill)) return null;
  return (
    <div className="typed-label">
      <Input
        aria-label="面单上的快递单号"
        placeholder="面单上的快递单号"
        value={typed}
        maxLength={64}
        onChange={({ target }) => setTyped(target.value)}
      />
      <RunButton
        label="按此单号发货"
        call={waybillCalls.confirmWaybill}
        input={{ orderNo, number }}
        ask={askOf(number)}
        disabled={number === ''}
      />
    </div>
  );
}

/** Waybill whose answer was lost: people settle it before the order is sent again, over everything else. */
export function LostWaybillBanner({ order: { orderId: orderNo }, isLook }: { order: OrderInfo; isLook: boolean }) {
  const enabled = useMay()(waybillCalls.lostWaybill);
  const lost = useCall(waybillCalls.lostWaybill, { orderNo }, { enabled, saysItself: true }).data;
  if (!lost) return null;
  const again = !isLook && <RunButton label="再查打印记录" call={waybillCalls.lookForWaybill} input={{ orderNo }} />;
  return (
    <div className="order-banner lost-waybill">
      <Part title="电子面单结果未知" waits extra={again}>
        <p>
          {lost.carrier}的面单 {when(lost.lostTime)}{' '}
          提交后没有收到结果，可能已经打印并计费。系统不会自己再打一张，核对之前也不能再次发货。
        </p>
        <Record orderNo={orderNo} lost={lost} isLook={isLook} />
        {!isLook && (
          <div className="lost-acts">
            <TypedNumber orderNo={orderNo} />
            <RunButton label="确认未打印" call={waybillCalls.waybillNotPrinted} input={{ orderNo }} ask={NOT_PRINTED} danger />
          </div>
        )}
      </Part>
    </div>
  );
}
