import { Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { orderCalls } from '#contract/orders/orders.ts';
import { useRun } from '#web/ui/wire/index.ts';
import type { OrderInfo } from '../order/situation.tsx';

const MOST = 512;

/** Remark of the shop, written where the steps are read: Enter keeps it, and so does leaving the box; Esc lets go. */
export function RemarkBox({ order: { orderId, remark } }: { order: OrderInfo }) {
  const kept = remark ?? '';
  const [draft, setDraft] = useState(kept);
  const [known, setKnown] = useState(kept);
  if (known !== kept) {
    setKnown(kept);
    setDraft(kept);
  }
  const { mutate, isPending } = useRun(orderCalls.mark);
  const keep = () => {
    const mark = draft.trim();
    // A remark can be replaced, not emptied.
    if (mark === '') return setDraft(kept);
    if (mark !== kept) mutate({ orderNo: orderId, mark });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isEnter && event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    if (isEnter) event.currentTarget.blur();
    else setDraft(kept);
  };
  return (
    <Input.TextArea
      className="remark-box"
      aria-label="商家备注"
      placeholder="写商家备注，只有员工看得到"
      rows={2}
      maxLength={MOST}
      disabled={isPending}
      value={draft}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={keep}
    />
  );
}
