import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { recordTypes, sendTypes } from '#contract/orders/enums.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { useNextToSend } from './next-to-send.ts';
import { carriersQuery, tellCarrier } from './parcel-fields.tsx';
import {
  catchKeys,
  dropKeys,
  freeKeys,
  hasLines,
  holdKeys,
  keepLine,
  useLinesAhead,
  type DialogOf,
} from '#web/orders/acts/index.ts';
import { useWayTo } from '#web/orders/order/index.ts';

const kept = 'type expressRecordType expressCode expressTempId toName toTel toAddr deliveryName deliveryTel'.split(' ');
const NUMBER = 'expressNumber';
/** Numbers of parcels are longer than the end of a phone number that some carriers want behind theirs. */
export const SHORTEST_NUMBER = 8;

const noOrders: readonly string[] = [];
const failed: Why = 'failed';

export const shortNo = (orderNo: string) => `…${orderNo.slice(-4)}`;

/**
 * `ready` takes the next number that was scanned. Where an order was not sent, the numbers behind it are `held`: `failed` or
 * `repeated` say why, and `mended` that the person sees to it.
 */
type Why = 'failed' | 'repeated';
type Stage = 'ready' | Why | 'mended';

/** Sends one order after another, without a keystroke lost in between. */
export function useSending({ order: first, onClose }: DialogOf) {
  const client = useQueryClient();
  const wayTo = useWayTo();
  const [{ order, carried }, setNow] = useState({ order: first, carried: {} });
  const [stage, setStage] = useState<Stage>('ready');
  const waiting = useNextToSend(order);
  const ahead = useLinesAhead();
  const turn = useRef({
    goesOn: false,
    isBusy: false,
    sent: '',
    parcel: '',
    refused: '',
    why: failed,
    skipped: noOrders,
    isLeft: false,
  });

  const draft = useDraft({
    call: sendingCalls.send,
    start: { type: sendTypes.parcel, expressRecordType: recordTypes.typed, ...carried, orderNo: order.orderId },
    then: () => void pass(),
  });
  const { form } = draft;
  const watched = { form, preserve: true };
  const type: unknown = Form.useWatch('type', watched);
  const isBySheet = Form.useWatch('expressRecordType', watched) === recordTypes.sheet && type === sendTypes.parcel;
  const number = () => String(form.getFieldValue(NUMBER) ?? '');
  const takesNumber = () => !isBySheet && form.getFieldValue('type') === sendTypes.parcel;
  /** An order that is sent or skipped stays in sight until the next one is found. */
  const isOver = () => [turn.current.sent, ...turn.current.skipped].includes(order.orderId);

  /** Clears the carrier, which may print no waybills. */
  const forgetCarrier = () =>
    form.setFields(['expressCode', 'expressTempId'].map((name) => ({ name, value: undefined, touched: false, errors: [] })));

  const pass = async () => {
    turn.current.sent = order.orderId;
    const together: string[] = form.getFieldValue('together') ?? [];
    const done = form.getFieldValue('pieces') ? '已发出一个包裹' : '已发货';
    const others = together.length > 0 ? `和同包裹的 ${together.length} 单` : '';
    notify.success(`${isBySheet ? '已打印面单并发货' : done} ${shortNo(order.orderId)}${others}`, wayTo(order.orderId));
    if (!turn.current.goesOn) return end('没有继续发货');
    turn.current.parcel = number();
    await goOn(together);
  };

  const goOn = async (together: readonly string[]) => {
    const next = await waiting.pass(together).catch(() => 'unknown' as const);
    if (next === 'unknown') return end('没能读取下一单');
    if (!next) return end('没有其他待发货的订单了');
    turn.current.refused = '';
    setStage('ready');
    setNow({ order: next, carried: form.getFieldsValue(kept) });
  };

  const leave = () => {
    turn.current.isLeft = true;
    onClose();
  };

  /** A person who left meanwhile may have opened the next dialog, which keeps its place and its keys. */
  const end = (why: string) => {
    if (turn.current.isLeft) return;
    const unused = dropKeys();
    const { skipped } = turn.current;
    if (unused.length > 0) notify.warning(`${why}，后面扫描的 ${unused.length} 个单号没有使用：${unused.join('、')}`);
    if (skipped.length > 0) notify.warning(`跳过了 ${skipped.length} 单，请核对：${skipped.map(shortNo).join('、')}`);
    onClose();
  };

  const send = async () => {
    if (!isBySheet) tellCarrier(form, await client.ensureQueryData(carriersQuery).catch(() => undefined));
    const wrong = await form.validateFields().then(
      () => undefined,
      ({ errorFields: [field] }) => field,
    );
    if (wrong) form.scrollToField(wrong.name, { focus: true });
    else await draft.save();
  };

  /** Numbers that were scanned behind this order wait until the person has seen to it. */
  const stop = (why: Why) => {
    turn.current.refused = number();
    turn.current.why = why;
    if (!hasLines()) return freeKeys();
    holdKeys();
    setStage(why);
  };

  /** Sends this one, and goes on to the next that waits. */
  const submit = async (goesOn: boolean) => {
    if (draft.isSaving || turn.current.isBusy || isOver()) return;
    turn.current.isBusy = true;
    turn.current.goesOn = goesOn;
    if (stage !== 'ready') setStage('mended');
    if (goesOn && takesNumber()) catchKeys();
    await send().finally(() => void (turn.current.isBusy = false));
    if (turn.current.sent !== order.orderId) stop(failed);
  };

  const onEnter = () => {
    const { parcel, refused, why } = turn.current;
    const isWhole = refused.length >= SHORTEST_NUMBER;
    const behind = isWhole && number().startsWith(refused) ? number().slice(refused.length) : '';
    if (behind.length >= SHORTEST_NUMBER) {
      // The number of the next parcel, scanned while this one was refused; or the same parcel, for another try.
      form.setFieldValue(NUMBER, refused);
      if (why === failed && behind === refused) return void submit(true);
      keepLine(behind);
      return stop(why);
    }
    if (parcel === '' || number() !== parcel) return void submit(true);
    // A scanner that reads a parcel twice must not send the next order with it.
    form.setFields([{ name: NUMBER, errors: ['和上一单的单号相同，合并寄出请点“发货”'] }]);
    stop('repeated');
  };

  const mend = () => {
    freeKeys();
    setStage('mended');
  };

  /** Leaves this order to the list, and sends the next with the number that was scanned for that. */
  const skip = () => {
    if (isOver()) return;
    turn.current.skipped = [...turn.current.skipped, order.orderId];
    draft.setDirty(false);
    draft.forget();
    if (takesNumber()) catchKeys();
    else freeKeys();
    void goOn([]);
  };

  const takeNext = () => setStage('ready');

  useEffect(() => {
    if (stage === 'mended') form.focusField(NUMBER);
  }, [form, stage]);

  const filled: unknown = Form.useWatch('orderNo', { form, preserve: true });

  return {
    order,
    draft,
    isReady: filled === order.orderId && stage === 'ready',
    submit,
    leave,
    onEnter,
    hasNext: waiting.next !== undefined,
    others: waiting.others,
    ahead,
    held: stage === failed || stage === 'repeated' ? { isRepeated: stage === 'repeated', mend, skip, takeNext } : undefined,
    isBySheet,
    forgetCarrier,
  };
}
