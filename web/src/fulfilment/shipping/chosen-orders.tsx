import { Button, Input } from 'antd';
import { type DeliveryNote, packingCalls } from '#contract/fulfilment/packing.ts';
import { focusNext } from '#web/ui/basics/focus-next.ts';
import { CopyText } from '#web/ui/cells/copy-text.tsx';
import { Empty, Loaded, notify } from '#web/ui/index.ts';
import { blockOf } from '#web/ui/inputs/pasted-block.ts';
import { ExcludedOrders } from '../packing/excluded-orders.tsx';
import { type Numbers, numbersIn, pastedNumbers, textOf } from './numbers.ts';
import type { Shipping } from './use-shipping.ts';

interface Props {
  ids: readonly number[];
  shipping: Shipping;
}

const goodsOf = ({ lines }: DeliveryNote) =>
  lines.map(({ productName, sku, quantity }) => [productName, sku, `× ${quantity}`].filter(Boolean).join(' ')).join('；');

interface RowProps {
  note: DeliveryNote;
  number: string;
  isFirst: boolean;
  onChange: (number: string) => void;
  /** Hears of lines that were pasted here. */
  onPaste: (lines: string[][]) => void;
}

const Row = ({ note, number, isFirst, onChange, onPaste }: RowProps) => (
  <li className="ship-row ship-typed">
    <span>
      <CopyText text={note.orderNo} />
      <small>{goodsOf(note)}</small>
    </span>
    <span className="ship-reason">
      {note.realName}
      <small>{note.userAddress}</small>
    </span>
    <Input
      aria-label={`${note.orderNo} 的快递单号`}
      allowClear
      autoComplete="off"
      autoFocus={isFirst}
      maxLength={64}
      placeholder="请输入或扫描快递单号"
      value={number}
      onChange={({ target }) => onChange(target.value.trim())}
      onPressEnter={focusNext}
      onPaste={(event) => {
        const lines = blockOf(event.clipboardData.getData('text/plain'));
        if (lines.length < 2 && (lines[0]?.length ?? 0) < 2) return;
        event.preventDefault();
        onPaste(lines);
      }}
    />
  </li>
);

/** Orders that were chosen in the list, each with a place for its number; a scanner goes down them by Enter. */
export function ChosenOrders({ ids, shipping: { text, setText, check, isChecking } }: Props) {
  const numbers = numbersIn(text);
  const typed = Object.values(numbers).filter((number) => number !== '').length;
  const change = (next: Numbers) => setText(textOf(next));
  const paste = (notes: readonly DeliveryNote[], first: number, lines: string[][]) => {
    const { pasted, over } = pastedNumbers(
      notes.map(({ orderNo }) => orderNo),
      first,
      lines,
    );
    change({ ...numbers, ...pasted });
    if (over > 0) notify.warning(`多出的 ${over} 个单号没有对应的订单，没有粘贴`);
  };
  return (
    <Loaded call={packingCalls.deliveryNotes} input={{ ids: [...ids] }}>
      {(found) => {
        const notes = (found?.notes ?? []).filter(({ isToSend }) => isToSend);
        return (
          <div className="ship-sheet">
            <ExcludedOrders left={found?.left ?? []} says="没有要发的货" />
            {notes.length === 0 && <Empty says="所选订单没有要发的货" />}
            <ul className="ship-rows" aria-label="所选订单">
              {notes.map((note, index) => (
                <Row
                  key={note.orderNo}
                  note={note}
                  number={numbers[note.orderNo] ?? ''}
                  isFirst={index === 0}
                  onPaste={(lines) => paste(notes, index, lines)}
                  onChange={(number) => change({ ...numbers, [note.orderNo]: number })}
                />
              ))}
            </ul>
            <div className="ship-acts">
              <Button type="primary" disabled={typed === 0} loading={isChecking} onClick={check}>
                {typed === 0 ? '核对' : `核对 ${typed} 单`}
              </Button>
              <small>可以从表格粘贴一列单号；快递公司按单号识别，没有填单号的订单不会发出</small>
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}
