import { and, eq, inArray } from 'drizzle-orm';
import { type CommissionKind, commissionStates } from '#contract/customers/ledgers.ts';
import { payoutTypes, withdrawalStates } from '#contract/finance/withdrawals.ts';
import { commissionRecord, customer } from '#server/customers/index.ts';
import { userExtract } from '#server/finance/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { TheirRow } from '../dump/columns.ts';
import { cutTo } from '../engine/cut-to.ts';
import { bringRows } from '../engine/bring-rows.ts';
import { type Moving, type MovedNoun, type Theirs, say } from '../engine/moving.ts';
import { idsOf } from '../moved-rows/queries.ts';
import { fenOf, intOf, momentOf, textOf } from './values.ts';

const COMES_IN = 1;

interface CommissionMovement {
  at: Date;
  updateTime: Date;
  kind: CommissionKind;
  price: number;
  balance: number;
  linkId: string;
  mark: string;
  status: number;
  frozenTime: number;
  thawTime: Date | null;
  brokerageLevel: number | null;
}

function kindOf(row: TheirRow): CommissionKind | undefined {
  const comesIn = intOf(row['type']) === COMES_IN;
  if (textOf(row['link_type']) === 'order') return comesIn ? 'gain' : 'loss';
  if (textOf(row['link_type']) === 'yue') return 'transfer';
  // Withdrawals bring their own rows.
  return ['extract', 'withdraw'].includes(textOf(row['link_type'])) ? undefined : 'merge';
}

function movementOf(row: TheirRow, now: Date): CommissionMovement[] {
  const kind = kindOf(row);
  const price = (intOf(row['type']) === COMES_IN ? 1 : -1) * Math.abs(fenOf(row['price']));
  if (kind === undefined || price === 0) return [];
  const at = momentOf(row['create_time']) ?? now;
  const status = Math.min(5, Math.max(1, intOf(row['status'])));
  return [
    {
      at,
      kind,
      price,
      balance: fenOf(row['balance']),
      linkId: cutTo(textOf(row['link_id']), 32) || '0',
      mark: textOf(row['mark']) || textOf(row['title']),
      status,
      frozenTime: Math.max(0, intOf(row['frozen_time'])),
      thawTime: momentOf(row['thaw_time']) ?? (status === commissionStates.frozen ? now : null),
      updateTime: momentOf(row['update_time']) ?? at,
      brokerageLevel: kind === 'gain' ? Math.min(2, Math.max(1, intOf(row['brokerage_level']))) : null,
    },
  ];
}

const LEVELS = [1, 2];

/** Gains of orders that came with other customers. */
async function placesTaken({ tx }: Moving, links: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ linkId: commissionRecord.linkId, level: commissionRecord.brokerageLevel })
    .from(commissionRecord)
    .where(and(eq(commissionRecord.kind, 'gain'), inArray(commissionRecord.linkId, ['', ...links])));
  return new Set(rows.map(({ linkId, level }) => `${linkId} ${level}`));
}

/**
 * An order earns each level once, whoever has it; older versions do not keep the level, and the second one is the other level then. What it
 * earned besides counts without an order.
 */
function earnedOnce(row: CommissionMovement, taken: Set<string>): CommissionMovement {
  if (row.kind !== 'gain') return row;
  const brokerageLevel = [row.brokerageLevel, ...LEVELS].find((level) => !taken.has(`${row.linkId} ${level}`));
  if (brokerageLevel === undefined) return { ...row, kind: 'merge', linkId: '0', brokerageLevel: null };
  taken.add(`${row.linkId} ${brokerageLevel}`);
  return { ...row, brokerageLevel };
}

const counts = ({ status }: { status: number }): boolean =>
  status === commissionStates.complete || status === commissionStates.withdrawing;
const isRefused = (row: TheirRow): boolean => intOf(row['status']) === withdrawalStates.refused;

/** Rows of a promoter, and a first one for what neither they nor the withdrawals explain. */
function ledgerOf(moving: Moving, { key, row, beside }: Theirs): { rows: CommissionMovement[]; figure: number } {
  const rows = (beside['records'] ?? []).flatMap((record) => movementOf(record, moving.now));
  const figure = fenOf(row['brokerage_price']);
  const withdrawn = (beside['extracts'] ?? [])
    .filter((extract) => !isRefused(extract))
    .reduce((sum, extract) => sum + fenOf(extract['extract_price']), 0);
  const explained = rows.filter(counts).reduce((sum, { price }) => sum + price, 0) - withdrawn;
  if (figure === explained) return { rows, figure };
  say(moving, 'altered', '佣金流水对不上可提现佣金，差额记为期初', key);
  const at = new Date(
    Math.min(momentOf(row['create_time'])?.getTime() ?? moving.now.getTime(), ...rows.map((each) => each.at.getTime() - 1000)),
  );
  const price = figure - explained;
  const opening = {
    at,
    updateTime: at,
    kind: 'opening' as const,
    price,
    balance: price,
    linkId: '0',
    mark: '迁入期初',
    status: commissionStates.complete,
    frozenTime: 0,
    thawTime: null,
    brokerageLevel: null,
  };
  return { rows: [opening, ...rows], figure };
}

/** The ledger of commission but for withdrawals, which bring their own rows. */
export const commission: MovedNoun = {
  noun: 'commission',
  label: '佣金流水',
  source: 'eb_user',
  key: 'uid',
  columns: ['uid', 'brokerage_price', 'create_time'],
  beside: [
    { name: 'records', table: 'eb_user_brokerage_record', column: 'uid', isMain: true },
    { name: 'extracts', table: 'eb_user_extract', column: 'uid' },
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
      return uid === undefined ? [] : [{ key: record.key, uid, ...ledgerOf(moving, record) }];
    });
    const taken = await placesTaken(
      moving,
      kept.flatMap(({ rows: of }) => of.map(({ linkId }) => linkId)),
    );
    const rows = kept.flatMap(({ uid, rows: of }) =>
      of.map((each) => earnedOnce(each, taken)).map(({ at, ...each }) => ({ ...each, uid, actorName: '迁入', createTime: at })),
    );
    await insertRows(tx, commissionRecord, rows);
    await updateRows(
      tx,
      customer,
      kept.map(({ uid, figure }) => ({ id: uid, brokeragePrice: figure })),
    );
    return kept.map(({ key, uid }) => ({ key, id: uid }));
  },
};

const LEDGER_STATES: Readonly<Record<number, number>> = {
  [withdrawalStates.auditing]: commissionStates.withdrawing,
  [withdrawalStates.paid]: commissionStates.complete,
  [withdrawalStates.refused]: commissionStates.invalid,
};

/** Rows of a withdrawal: it takes commission, and its refusal gives it back. */
function ledgerRows(extract: typeof userExtract.$inferInsert, id: number): (typeof commissionRecord.$inferInsert)[] {
  const { uid, extractPrice, balance, status, auditTime, createTime = new Date(0) } = extract;
  const shared = { uid, linkId: String(id), frozenTime: 0, actorName: '迁入', mark: '' };
  const taken = {
    ...shared,
    kind: 'withdraw' as const,
    price: -extractPrice,
    balance,
    status: LEDGER_STATES[status] ?? commissionStates.complete,
    createTime,
    updateTime: auditTime ?? createTime,
  };
  if (status !== withdrawalStates.refused || !auditTime) return [taken];
  const back = {
    ...shared,
    kind: 'refused' as const,
    price: extractPrice,
    balance: balance + extractPrice,
    status: commissionStates.complete,
    createTime: auditTime,
    updateTime: auditTime,
  };
  return [taken, back];
}

export const withdrawals: MovedNoun = {
  noun: 'withdrawal',
  label: '提现',
  source: 'eb_user_extract',
  key: 'id',
  async bring(moving, records) {
    const { tx, now } = moving;
    const uids = await idsOf(
      tx,
      'customer',
      records.map(({ row }) => textOf(row['uid'])),
    );
    const kept = records.flatMap((record) => {
      const { key, row } = record;
      const uid = uids.get(textOf(row['uid']));
      if (uid === undefined || fenOf(row['extract_price']) <= 0)
        say(moving, 'leftOut', uid === undefined ? '用户不存在' : '金额为 0', key);
      else return [{ key, row: withdrawalOf({ key, row }, uid, now) }];
      return [];
    });
    const ids = await bringRows(
      tx,
      userExtract,
      kept.map(({ row }) => row),
    );
    await insertRows(
      tx,
      commissionRecord,
      kept.flatMap(({ row }, at) => ledgerRows(row, ids[at] ?? 0)),
    );
    return kept.map(({ key }, at) => ({ key, id: ids[at] ?? 0 }));
  },
};

function withdrawalOf(
  { key, row }: Pick<Theirs, 'key' | 'row'>,
  uid: number,
  now: Date,
): typeof userExtract.$inferInsert & { id: number } {
  const status = Math.min(1, Math.max(-1, intOf(row['status'])));
  const createTime = momentOf(row['create_time']) ?? now;
  const updateTime = momentOf(row['update_time']) ?? createTime;
  const isDecided = status !== withdrawalStates.auditing;
  const type = payoutTypes.values.find((known) => known === textOf(row['extract_type'])) ?? payoutTypes.bank;
  return {
    id: Number(key),
    uid,
    requestKey: `move-in:${key}`,
    extractType: type,
    extractPrice: fenOf(row['extract_price']),
    balance: fenOf(row['balance']),
    realName: textOf(row['real_name']),
    bankCode: textOf(row['bank_code']),
    bankName: textOf(row['bank_name']),
    bankAddress: textOf(row['bank_address']),
    alipayCode: textOf(row['alipay_code']),
    wechat: textOf(row['wechat']),
    qrcodeUrl: textOf(row['qrcode_url']),
    mark: textOf(row['mark']),
    status,
    failMsg: status === withdrawalStates.refused ? textOf(row['fail_msg']) : null,
    failTime: status === withdrawalStates.refused ? (momentOf(row['fail_time']) ?? updateTime) : null,
    auditorName: isDecided ? '迁入' : '',
    auditTime: isDecided ? (momentOf(row['fail_time']) ?? updateTime) : null,
    createTime,
    updateTime,
  };
}
