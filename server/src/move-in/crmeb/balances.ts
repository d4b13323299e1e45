import { type BalanceKind, balanceKinds } from '#contract/customers/ledgers.ts';
import { customer, userBill } from '#server/customers/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { TheirRow } from '../dump/columns.ts';
import { cutTo } from '../engine/cut-to.ts';
import { type Moving, type MovedNoun, type Theirs, say } from '../engine/moving.ts';
import { idsOf } from '../moved-rows/queries.ts';
import { type Movement, openedLedger } from './ledger-rules.ts';
import { refundedOf } from './order-state.ts';
import { fenOf, flagOf, intOf, momentOf, textOf } from './values.ts';

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

/** Number of the document that a bill names by its database id, or by the number itself. */
function numberOf(documents: readonly TheirRow[], link: string): string {
  const found =
    documents.find((each) => textOf(each['id']) === link) ?? documents.find((each) => textOf(each['order_id']) === link);
  return textOf(found?.['order_id']) || '0';
}

function billOf(row: TheirRow, { beside }: Theirs, now: Date): Bill {
  const kind = kindOf(row);
  const ofOrder = kind === 'pay_order' || kind === 'pay_product_refund';
  const ofRecharge = kind === 'pay_recharge' || kind === 'user_recharge_refund';
  const documents = ofOrder ? beside['orders'] : ofRecharge ? beside['recharges'] : [];
  const amount = fenOf(row['number']);
  return {
    at: momentOf(row['create_time']) ?? now,
    kind,
    amount: flagOf(row['pm']) ? amount : -amount,
    linkId: numberOf(documents ?? [], textOf(row['link_id'])),
    mark: cutTo(textOf(row['mark']) || textOf(row['title']), 512),
  };
}

/** Movement of a document that the bills do not say. */
function missing(bills: readonly Bill[], wanted: Omit<Bill, 'mark'>): Bill[] {
  const found = bills
    .filter(({ kind, linkId }) => kind === wanted.kind && linkId === wanted.linkId)
    .reduce((sum, { amount }) => sum + amount, 0);
  return found === wanted.amount ? [] : [{ ...wanted, amount: wanted.amount - found, mark: '迁入补记：旧店没有这笔流水' }];
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

function ledgerOf(moving: Moving, record: Theirs) {
  const { key, row, beside } = record;
  const counted = (beside['bills'] ?? []).filter(
    (bill) => textOf(bill['category']) === 'now_money' && intOf(bill['status']) === 1,
  );
  const bills = paidOnce(counted.map((bill) => billOf(bill, record, moving.now)));
  const added = askedFor(record, moving.now).flatMap((wanted) => missing(bills, wanted));
  const figure = Math.max(0, fenOf(row['now_money']));
  const born = momentOf(row['create_time']) ?? moving.now;
  if (added.length > 0) say(moving, 'altered', '余额支付、退款或充值没有流水，已补记', key);
  return openedLedger<BalanceKind>({
    movements: paidOnce([...bills, ...added]),
    figure,
    opening: 'opening',
    closing: 'system_sub',
    born,
  });
}

/** The ledger of balances, customer by customer, with a first row for what it does not explain. */
export const balances: MovedNoun = {
  noun: 'balance',
  label: '余额流水',
  source: 'eb_user',
  key: 'uid',
  columns: ['uid', 'now_money', 'create_time'],
  beside: [
    { name: 'bills', table: 'eb_user_bill', column: 'uid', isMain: true },
    { name: 'orders', table: 'eb_store_order', column: 'uid' },
    { name: 'recharges', table: 'eb_user_recharge', column: 'uid' },
  ],
  async bring(moving, records) {
    const { tx } = moving;
    const uids = await idsOf(
      tx,
      'customer',
      records.map(({ key }) => key),
    );
    const kept = records.flatMap((record) => {
      const uid = uids.get(record.key);
      return uid === undefined ? [] : [{ key: record.key, uid, rows: ledgerOf(moving, record) }];
    });
    const bills = kept.flatMap(({ uid, rows }) =>
      rows.map(({ at, kind, amount, balance, linkId, mark }) => ({
        uid,
        type: kind,
        amount,
        balance,
        linkId,
        mark,
        actorName: '迁入',
        createTime: at,
      })),
    );
    await insertRows(tx, userBill, bills);
    await updateRows(
      tx,
      customer,
      kept.map(({ uid, rows }) => ({ id: uid, nowMoney: rows.at(-1)?.balance ?? 0 })),
    );
    return kept.map(({ key, uid }) => ({ key, id: uid }));
  },
};
