import { Button, Input, InputNumber } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { CaseLine } from '#contract/after-sales/return-case-record.ts';
import { CameraButton } from '#web/ui/inputs/camera-button.tsx';
import { skuText } from './case-lines.tsx';
import { useScanner } from './use-scanner.ts';

interface Came {
  id: number;
  received: number;
  sellable: number;
}

interface Props {
  lines: readonly CaseLine[];
  id?: string;
  value?: readonly Came[];
  onChange?: (came: Came[]) => void;
}

/** Adds a piece of the line with this bar code; undefined where none has it, or all of it is there. */
export function scanned(lines: readonly CaseLine[], came: readonly Came[], code: string): Came[] | undefined {
  const line = lines.find(({ id, barCode, quantity }) => {
    const { received = 0 } = came.find((one) => one.id === id) ?? {};
    return barCode !== '' && barCode === code && received < quantity;
  });
  return (
    line && came.map((one) => (one.id === line.id ? { ...one, received: one.received + 1, sellable: one.sellable + 1 } : one))
  );
}

interface Note {
  says: string;
  isWrong?: true;
}

/** Result of a scan, for somebody whose eyes are on the goods: what was counted, and how many of it there are by now. */
function noteOf(lines: readonly CaseLine[], before: readonly Came[], after: readonly Came[] | undefined, code: string): Note {
  const counted = after?.find((one) => before.every((was) => was.id !== one.id || was.received !== one.received));
  const line = lines.find(({ id }) => id === counted?.id);
  if (counted && line) return { says: `${line.productName} ${skuText(line)}：收到 ${counted.received} / ${line.quantity} 件` };
  const isFull = lines.some(({ barCode }) => barCode !== '' && barCode === code);
  return { says: isFull ? `条码 ${code} 的商品已收齐` : `条码 ${code} 不在这张退换单里`, isWrong: true };
}

/** Pieces that came; what can be sold again follows, and is never more. */
const withReceived = (one: Came, received: number): Came => ({
  ...one,
  received,
  sellable: one.sellable === one.received ? received : Math.min(one.sellable, received),
});

/** Result of each line, counted by hand or piece by piece with a scanner. */
export function CheckInLines({ lines, id, value = [], onChange }: Props) {
  const [code, setCode] = useState('');
  const [note, setNote] = useState<Note>();
  const fieldId = useId();
  // A scan may come before the screen is drawn with the one before it.
  const counted = useRef(value);
  useEffect(() => {
    counted.current = value;
  });
  const set = (next: Came[]) => {
    counted.current = next;
    onChange?.(next);
  };
  const scan = (read: string) => {
    const next = scanned(lines, counted.current, read.trim());
    setNote(noteOf(lines, counted.current, next, read.trim()));
    setCode('');
    if (next) set(next);
  };
  useScanner({ fieldId, codes: lines.map(({ barCode }) => barCode), onScan: scan });
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter of a scanner ends a code, not the form.
    event.preventDefault();
    if (code.trim() !== '') scan(code);
  };
  const change = (lineId: number, make: (one: Came) => Came) =>
    set(counted.current.map((one) => (one.id === lineId ? make(one) : one)));
  const all = () => set(lines.map((line) => ({ id: line.id, received: line.quantity, sellable: line.quantity })));
  return (
    <div className="refund-goods check-in" id={id}>
      {lines.some(({ barCode }) => barCode !== '') && (
        <Input
          id={fieldId}
          aria-label="扫描商品条码"
          placeholder="扫描商品条码，每扫一次加一件"
          autoComplete="off"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          suffix={<CameraButton onScan={scan} />}
          onPressEnter={onEnter}
        />
      )}
      <p role="status" className={note?.isWrong ? 'gone' : 'quiet'}>
        {note?.says}
      </p>
      <ul>
        {lines.map((line) => {
          const { received = 0, sellable = 0 } = value.find((one) => one.id === line.id) ?? {};
          const name = `${line.productName} ${skuText(line)}`;
          return (
            <li key={line.id}>
              <span className="line-name">
                {line.productName}
                <small className="under">{`${skuText(line)} 应收 ${line.quantity} 件`}</small>
              </span>
              <span>
                <small className="under">收到</small>
                <InputNumber
                  aria-label={`收到几件：${name}`}
                  mode="spinner"
                  min={0}
                  max={line.quantity}
                  precision={0}
                  value={received}
                  onChange={(pieces) => change(line.id, (one) => withReceived(one, pieces ?? 0))}
                />
              </span>
              <span>
                <small className="under">可再卖</small>
                <InputNumber
                  aria-label={`可再卖几件：${name}`}
                  mode="spinner"
                  min={0}
                  max={received}
                  precision={0}
                  value={sellable}
                  onChange={(pieces) => change(line.id, (one) => ({ ...one, sellable: pieces ?? 0 }))}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <p>
        <Button type="link" size="small" onClick={all}>
          全部收到，都可再卖
        </Button>
      </p>
    </div>
  );
}
