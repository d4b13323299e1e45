import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import { orderCalls } from '#contract/orders/orders.ts';
import { recordTypes, sendTypes } from '#contract/orders/words.ts';
import { notify } from '#web/ui/basics/notify.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useNextToSend } from './next-to-send.ts';
import { carriersQuery, tellCarrier } from '../parcel/parcel-fields.tsx';
import { catchKeys, dropKeys } from '../parcel/typed-ahead.ts';
import { useWayTo } from './way-to.ts';
import type { DialogOf } from './order-dialog.tsx';

const kept = 'type expressRecordType expressCode expressTempId toName toTel toAddr deliveryName deliveryTel'.split(' ');

/** Sends one order after another, without a keystroke lost in between. */
export function useSending({ order: first, onClose }: DialogOf) {
  const client = useQueryClient();
  const wayTo = useWayTo();
  const [{ order, carried }, setNow] = useState({ order: first, carried: {} });
  const waiting = useNextToSend(order);
  const turn = useRef({ goesOn: false, sent: '', parcel: '' });

  const draft = useDraft({
    call: orderCalls.send,
    start: { type: sendTypes.parcel, expressRecordType: recordTypes.typed, ...carried, orderNo: order.orderId },
    then: () => void pass(),
  });
  const { form } = draft;
  const watched = { form, preserve: true };
  const type: unknown = Form.useWatch('type', watched);
  const isBySheet = Form.useWatch('expressRecordType', watched) === recordTypes.sheet && type === sendTypes.parcel;

  /** Not every carrier prints waybills. */
  const forgetCarrier = () =>
    form.setFields(['expressCode', 'expressTempId'].map((name) => ({ name, value: undefined, touched: false, errors: [] })));

  const pass = async () => {
    turn.current.sent = order.orderId;
    const together: string[] = form.getFieldValue('together') ?? [];
    const done = form.getFieldValue('pieces') ? '已发出一个包裹' : '已发货';
    const others = together.length > 0 ? `和同包裹的 ${together.length} 单` : '';
    notify.success(`${isBySheet ? '已打印面单并发货' : done} …${order.orderId.slice(-4)}${others}`, wayTo(order.orderId));
    const next = turn.current.goesOn ? await waiting.pass(together).catch(() => undefined) : undefined;
    if (!next) return end();
    turn.current.parcel = String(form.getFieldValue('expressNumber') ?? '');
    setNow({ order: next, carried: form.getFieldsValue(kept) });
  };

  const end = () => {
    if (dropKeys() !== '') notify.warning('没有其他待发货的订单了，后面扫描的单号没有使用');
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

  /** Sends this one, and goes on to the next that waits. */
  const submit = async (goesOn: boolean) => {
    if (draft.isSaving) return;
    turn.current.goesOn = goesOn;
    if (goesOn && !isBySheet && form.getFieldValue('type') === sendTypes.parcel) catchKeys();
    await send();
    if (turn.current.sent === order.orderId) return;
    if (dropKeys() !== '') notify.warning('这一单没有发出，后面扫描的单号没有使用，请重新扫描');
  };

  /** A scanner that reads a parcel twice must not send the next order with it. */
  const onEnter = () => {
    const isRepeated = turn.current.parcel !== '' && form.getFieldValue('expressNumber') === turn.current.parcel;
    if (!isRepeated) return void submit(true);
    dropKeys();
    form.setFields([{ name: 'expressNumber', errors: ['和上一单的单号相同，合并寄出请点“发货”'] }]);
  };

  const filled: unknown = Form.useWatch('orderNo', { form, preserve: true });
  const isReady = filled === order.orderId;

  return {
    order,
    draft,
    isReady,
    submit,
    onEnter,
    hasNext: waiting.next !== undefined,
    others: waiting.others,
    isBySheet,
    forgetCarrier,
  };
}
