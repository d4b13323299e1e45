import { useEffect, useRef, useState } from 'react';
import { recordTypes, sendTypes, situationWord } from '#contract/orders/enums.ts';
import { sendingCalls } from '#contract/fulfilment/sending.ts';
import { catchKeys, dropKeys, useLinesAhead, actsOf } from '#web/orders/acts/index.ts';
import type { OrderRow } from '#web/orders/order/index.ts';
import { sentenceOf, useRun } from '#web/ui/wire/index.ts';
import { SHORTEST_NUMBER, shortNo } from '../sending/use-sending.ts';
import { isLikeOrderNo } from './queue.ts';
import { useCompanions } from './use-companions.ts';
import { useHeldOrders } from './use-held-orders.ts';
import { type SentParcel, useLastSent } from './use-last-sent.ts';
import type { Queue } from './use-queue.ts';
import type { Tones } from './use-tones.ts';
import { useTurn } from './use-turn.ts';
import { useTyped } from './use-typed.ts';

const LONGEST_ORDER_NO = 32;
const NO_ORDER = '后面没有要发的订单了';
const NOT_SENT = '这一单还没有发出';
const NO_NUMBER = '请扫描或填写快递单号';
const NO_CARRIER = '没有认出快递公司，请选择快递公司；要打开别的订单，请扫描它的订单号';
const REPEATED = '和上一单的单号相同：真的装在一起，请点“发货”';

export interface Trouble {
  says: string;
  /** Numbers that were scanned for the orders behind it. */
  unused: readonly string[];
}

/** A queue of orders, each sent by its number and Enter, by the one call that sends an order anywhere. */
export function useBench(queue: Queue, tones: Tones) {
  const held = useHeldOrders();
  const turn = useTurn(queue, held);
  const typed = useTyped(turn.order?.orderId);
  const companions = useCompanions(turn.order, held);
  const lastSent = useLastSent();
  const [trouble, setTrouble] = useState<Trouble>();
  const isBusy = useRef(false);
  /** Number that the server did not take. */
  const refused = useRef({ orderNo: '', number: '' });
  const call = useRun(sendingCalls.send, { saysItself: true });
  const ahead = useLinesAhead();

  useEffect(() => () => void dropKeys(), []);

  /** Opens the order whose number stands in place of one of a parcel; answers why not. */
  const openByNumber = async (orderNo: string, number: string): Promise<string | undefined> => {
    const found = number.length > LONGEST_ORDER_NO ? undefined : await queue.byNumber(number);
    if (!found) return isLikeOrderNo(number, orderNo) ? `没有订单 ${number}，请核对订单号` : NO_CARRIER;
    typed.put(orderNo, { number: '' });
    if (actsOf(found).includes('send')) return turn.open(found);
    return `订单 ${shortNo(found.orderId)} 是“${situationWord(found)}”，现在不用发货`;
  };

  /** Names the numbers for which no order is left. */
  const end = () => {
    if (turn.read().order) return;
    const unused = dropKeys();
    if (unused.length > 0) setTrouble({ says: NO_ORDER, unused });
  };

  const send = async (order: OrderRow, isScanned: boolean): Promise<string | undefined> => {
    const { orderId: orderNo } = order;
    const { number, carrier } = await typed.parcelOf(orderNo);
    if (number === '') return NO_NUMBER;
    if (!carrier || isLikeOrderNo(number, orderNo)) return openByNumber(orderNo, number);
    // A scanner that reads a parcel twice must not send the next order with it.
    if (isScanned && number === lastSent.last?.number) return REPEATED;
    const along = companions.along.map((each) => each.orderNo);
    refused.current = { orderNo, number };
    await call.mutateAsync({
      orderNo,
      type: sendTypes.parcel,
      expressRecordType: recordTypes.typed,
      expressCode: carrier.code,
      expressNumber: number,
      ...(along.length > 0 && { together: along }),
    });
    refused.current = { orderNo: '', number: '' };
    tones.sent();
    const orderNos = [orderNo, ...along];
    typed.clear(orderNo);
    typed.keepCarrier(carrier.code);
    lastSent.keep({ order, orderNos, number, carrier: carrier.name });
    void turn.pass(orderNos).then(end);
    return undefined;
  };

  const stop = (says: string, hasFocus: boolean) => {
    tones.refused();
    setTrouble({ says, unused: dropKeys() });
    turn.stay(hasFocus);
  };

  /** Does what may be refused with a sentence; the order at hand waits meanwhile. */
  const attempt = async (act: () => Promise<string | undefined>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    turn.wait();
    const outcome = await act().then(
      (says) => ({ says, hasFocus: true }),
      (error: unknown) => ({ says: sentenceOf(error), hasFocus: false }),
    );
    isBusy.current = false;
    if (outcome.says === undefined) setTrouble(undefined);
    else stop(outcome.says, outcome.hasFocus);
  };

  /** Keeps a number that was scanned behind a refused one from being sent for the refused order; another try of the same is one. */
  const isBehindRefused = (orderNo: string): boolean => {
    const { number } = refused.current;
    const whole = typed.numberOf(orderNo);
    const isWhole = refused.current.orderNo === orderNo && number.length >= SHORTEST_NUMBER && whole.startsWith(number);
    const behind = isWhole ? whole.slice(number.length) : '';
    if (behind.length < SHORTEST_NUMBER) return false;
    typed.put(orderNo, { number });
    if (behind === number) return false;
    tones.refused();
    setTrouble((now) => ({ says: now?.says ?? NOT_SENT, unused: [...(now?.unused ?? []), behind] }));
    return true;
  };

  const submit = (isScanned: boolean) => {
    const { order, stage: now } = turn.read();
    if (!order || now !== 'ready' || isBusy.current || isBehindRefused(order.orderId)) return;
    // Numbers that are scanned meanwhile are for the orders behind it.
    catchKeys();
    void attempt(() => send(order, isScanned));
  };

  const undo = async (parcel: SentParcel): Promise<string | undefined> => {
    await lastSent.undo(parcel);
    turn.takeBack(parcel.orderNos);
    typed.put(parcel.order.orderId, { number: parcel.number });
    return turn.open({ ...parcel.order, handler: null });
  };

  return {
    turn,
    typed,
    companions,
    lastSent,
    trouble,
    ahead,
    submit,
    open: (row: OrderRow) => void attempt(() => turn.open(row)),
    undo: () => {
      const { last, mayUndo } = lastSent;
      if (last && mayUndo) void attempt(() => undo(last));
    },
    skip: () => {
      setTrouble(undefined);
      turn.skip();
    },
  };
}

export type Bench = ReturnType<typeof useBench>;
