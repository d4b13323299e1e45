import { type BalanceKind, balanceKinds } from '#contract/customers/ledgers.ts';
import type { TheirRow } from '../../dump/columns.ts';
import { cutTo } from '../../engine/cut-to.ts';
import { type Moving, type Theirs, say } from '../../engine/moving.ts';
import { refundedOf } from '../orders/order-state.ts';
import { fenOf, flagOf, intOf, momentOf, textOf } from '../values/values.ts';
import { type Movement, closedLedger, openedLedger } from './ledger-rules.ts';

type Bill = Movement<BalanceKind>;

const RENAMED: Readonly<Record<string, BalanceKind>> = {
  recharge: 'pay_recharge',
  brokerage: 'transferIn',
  extract: 'transferIn',
};

function kindOf(row: TheirRow): BalanceKind {
  const type = textOf(row['type']);
  return balanceKinds.values.find((kind) => kind === type) ?? RENAMED[type] ?? (flagOf(row['pm']) ? 'system_add' : 'system_sub');
}

/** Numbers of documents by their database ids, and by the numbers themselves where no id is the same. */
function numbersOf(documents: readonly TheirRow[] = []): ReadonlyMap<string, string> {
  const numbers = documents.map((each) => textOf(each['order_id']));
  return new Map([
    ...numbers.map((number) => [number, number] as const),
    ...documents.map((each, at) => [textOf(each['id']), numbers[at] ?? ''] as const).toReversed(),
  ]);
}

interface Documents {
  orders: ReadonlyMap<string, string>;
  recharges: ReadonlyMap<string, string>;
}

const documentsOf = ({ beside }: Theirs): Documents => ({
  orders: numbersOf(beside['orders']),
  recharges: numbersOf(beside['recharges']),
});

function billOf(row: TheirRow, { orders, recharges }: Documents, now: Date): Bill {
  const kind = kindOf(row);
  const ofOrder = kind === 'pay_order' || kind === 'pay_product_refund';
  const ofRecharge = kind === 'pay_recharge' || kind === 'user_recharge_refund';
  const documents = ofOrder ? orders : ofRecharge ? recharges : undefined;
  const amount = fenOf(row['number']);
  return {
    at: momentOf(row['create_time']) ?? now,
    kind,
    amount: flagOf(row['pm']) ? amount : -amount,
    linkId: documents?.get(textOf(row['link_id'])) || '0',
    mark: cutTo(textOf(row['mark']) || textOf(row['title']), 512),
  };
}

const documentKey = ({ kind, linkId }: Pick<Bill, 'kind' | 'linkId'>): string => `${kind} ${linkId}`;

/** Movements of documents that the bills do not say. */
function missing(bills: readonly Bill[], asked: readonly Omit<Bill, 'mark'>[]): Bill[] {
  const found = new Map<string, number>();
  for (const bill of bills) found.set(documentKey(bill), (found.get(documentKey(bill)) ?? 0) + bill.amount);
  return asked.flatMap((wanted) => {
    const amount = wanted.amount - (found.get(documentKey(wanted)) ?? 0);
    return amount === 0 ? [] : [{ ...wanted, amount, mark: '迁入补记：旧店没有这笔流水' }];
  });
}

/** Movements that orders and recharges of a customer ask for. */
function askedFor({ beside }: Theirs, now: Date): Omit<Bill, 'mark'>[] {
  const ofOrders = (beside['orders'] ?? []).flatMap((row) => {
    if (!flagOf(row['paid']) || textOf(row['pay_type']) !== 'yue') return [];
    const linkId = textOf(row['order_id']);
    const paid = { at: momentOf(row['pay_time']) ?? now, kind: 'pay_order' as const, amount: -fenOf(row['pay_price']), linkId };
    const back = {
      at: momentOf(row['refund_reason_time'] ?? row['update_time']) ?? now,
      kind: 'pay_product_refund' as const,
      amount: refundedOf(row),
      linkId,
    };
    return [paid, back];
  });
  const ofRecharges = (beside['recharges'] ?? []).flatMap((row) => {
    if (!flagOf(row['paid']) || fenOf(row['price']) <= 0) return [];
    const linkId = textOf(row['order_id']);
    const at = momentOf(row['pay_time']) ?? momentOf(row['create_time']) ?? now;
    const amount = fenOf(row['price']) + fenOf(row['give_price']);
    const back = Math.min(fenOf(row['refund_price']), fenOf(row['price']));
    return [
      { at, kind: 'pay_recharge' as const, amount, linkId },
      { at, kind: 'user_recharge_refund' as const, amount: -back, linkId },
    ];
  });
  return [...ofOrders, ...ofRecharges];
}

/** An order is paid from a balance once: a second row of the same order names none. */
function paidOnce(bills: readonly Bill[]): Bill[] {
  const paid = new Set<string>();
  return bills.map((bill) => {
    const isSecond = bill.kind === 'pay_order' && paid.has(bill.linkId);
    if (bill.kind === 'pay_order') paid.add(bill.linkId);
    return isSecond || (bill.kind === 'pay_order' && bill.linkId === '0') ? { ...bill, kind: 'system_sub', linkId: '0' } : bill;
  });
}

export function balanceLedger(moving: Moving, record: Theirs) {
  const { key, row, beside } = record;
  const counted = (beside['bills'] ?? []).filter(
    (bill) => textOf(bill['category']) === 'now_money' && intOf(bill['status']) === 1,
  );
  const documents = documentsOf(record);
  const bills = paidOnce(counted.map((bill) => billOf(bill, documents, moving.now)));
  const added = missing(bills, askedFor(record, moving.now));
  const figure = Math.max(0, fenOf(row['now_money']));
  const born = momentOf(row['create_time']) ?? moving.now;
  if (added.length > 0) say(moving, 'altered', '余额支付、退款或充值没有流水，已补记', key);
  const terms = { figure, opening: 'opening', closing: 'system_sub', born } as const;
  return closedLedger(openedLedger<BalanceKind>({ ...terms, movements: paidOnce([...bills, ...added]) }));
}
