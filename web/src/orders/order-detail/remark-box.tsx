import { Button, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { z } from 'zod';
import { orderCalls } from '#contract/orders/orders.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { WireError, isFault, sentenceOf, useRun } from '#web/ui/wire/index.ts';
import type { OrderInfo } from '../order/situation.tsx';

const MOST = 512;
const Changed = z.object({ theirs: z.object({ mark: z.string() }) });

/** Remark that somebody else wrote meanwhile, where that is why one was refused. */
const writtenSince = (error: unknown): string | undefined =>
  error instanceof WireError && error.code === 409 ? Changed.safeParse(error.data).data?.theirs.mark : undefined;

/**
 * Remark of the shop, written where the steps are read: Enter keeps it, and so does leaving the box; Esc lets go. One that somebody else
 * wrote meanwhile is shown first, and taken, or replaced knowingly.
 */
export function RemarkBox({ order: { orderId, remark } }: { order: OrderInfo }) {
  const kept = remark ?? '';
  const [seen, setSeen] = useState(kept);
  const [draft, setDraft] = useState(kept);
  // Text that the draft was made of.
  const [base, setBase] = useState(kept);
  const [theirs, setTheirs] = useState<string>();
  const begin = (text: string) => {
    setDraft(text);
    setBase(text);
    setTheirs(undefined);
  };
  if (seen !== kept) {
    setSeen(kept);
    if (draft === base || draft.trim() === kept) begin(kept);
  }
  const { mutate, isPending } = useRun(orderCalls.mark, { saysItself: true });
  const keep = () => {
    const mark = draft.trim();
    // A remark can be replaced, not emptied.
    if (mark === '') return begin(theirs ?? kept);
    if (mark === base) return;
    const sent = { orderNo: orderId, mark, opened: { mark: base } };
    mutate(sent, {
      onSuccess: () => begin(mark),
      onError: (error) => {
        const written = writtenSince(error);
        if (written === mark) begin(mark);
        else if (written !== undefined) {
          setBase(written);
          setTheirs(written);
        } else if (!isFault(error)) notify.error(sentenceOf(error));
      },
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isEnter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isEnter && event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    if (isEnter) event.currentTarget.blur();
    else begin(theirs ?? kept);
  };
  return (
    <>
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
      {theirs !== undefined && (
        <p role="alert">
          {`备注刚被他人改成“${theirs}”，您写的还没有保存。`}
          <Button size="small" type="link" onClick={() => begin(theirs)}>
            用他人的
          </Button>
          <Button size="small" type="link" onClick={keep}>
            保存我的
          </Button>
        </p>
      )}
    </>
  );
}
