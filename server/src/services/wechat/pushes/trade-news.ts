import { SECOND } from '#contract/durations.ts';

/** News of money that came by the mini programme: settled or to be settled, or waiting for what the shop has to do. */
export interface TradeNews {
  kind: 'settlement' | 'remindShipping' | 'remindAccess';
  /** Number of the payment at the provider; empty of a reminder that is about none. */
  transactionNo: string;
  estimatedTime?: Date;
  receivedTime?: Date;
  receivedBy?: 'byHand' | 'byTime';
  settledTime?: Date;
}

const kinds: Readonly<Record<string, TradeNews['kind']>> = {
  trade_manage_order_settlement: 'settlement',
  trade_manage_remind_shipping: 'remindShipping',
  trade_manage_remind_access_api: 'remindAccess',
};

const receiptWays: Readonly<Record<string, TradeNews['receivedBy']>> = { '1': 'byTime', '2': 'byHand' };

const timeIn = (seconds: string): Date | undefined => (Number(seconds) > 0 ? new Date(Number(seconds) * SECOND) : undefined);

/** News of an event; undefined for any other. `textOf` gives a field of the push. */
export function tradeNewsIn(event: string, textOf: (name: string) => string): TradeNews | undefined {
  const kind = kinds[event];
  if (!kind) return undefined;
  const [estimatedTime, receivedTime, settledTime] = ['estimated_settlement_time', 'confirm_receive_time', 'settlement_time'].map(
    (name) => timeIn(textOf(name)),
  );
  const receivedBy = receiptWays[textOf('confirm_receive_method')];
  return {
    kind,
    transactionNo: textOf('transaction_id'),
    ...(estimatedTime && { estimatedTime }),
    ...(receivedTime && { receivedTime }),
    ...(receivedBy && { receivedBy }),
    ...(settledTime && { settledTime }),
  };
}
