import { userBill } from '#server/customers/index.ts';
import { nothingAround } from '../../engine/record-noun.ts';
import { balanceLedger } from './balance-rules.ts';
import { customerLedger } from './customer-ledger.ts';

/** Columns of an order that say what a balance paid for it and got back. */
const PAYMENT = [
  'id',
  'order_id',
  'paid',
  'pay_type',
  'pay_price',
  'pay_time',
  'refund_status',
  'refund_price',
  'refund_reason_time',
  'update_time',
];

/** Columns of a bill that say what moved and why. */
const BILL = ['link_id', 'pm', 'category', 'type', 'number', 'title', 'mark', 'status', 'create_time'];

/** The ledger of balances, customer by customer, with a first row for what it does not explain. */
export const balances = customerLedger({
  noun: 'balance',
  label: '余额流水',
  theirs: 'now_money',
  beside: [
    { name: 'bills', table: 'eb_user_bill', column: 'uid', isMain: true, columns: BILL },
    { name: 'orders', table: 'eb_store_order', column: 'uid', columns: PAYMENT },
    { name: 'recharges', table: 'eb_user_recharge', column: 'uid' },
  ],
  table: userBill,
  names: { kind: 'type', amount: 'amount' },
  balancing: (amount) => (amount > 0 ? 'system_add' : 'system_sub'),
  blank: () => ({}),
  ledgerOf: balanceLedger,
  around: nothingAround,
  rowOf: ({ kind, amount, balance, linkId, mark }, shared) => ({ ...shared, type: kind, amount, balance, linkId, mark }),
  figure: (nowMoney) => ({ nowMoney }),
});
