import { and, eq, inArray } from 'drizzle-orm';
import { commissionStates } from '#contract/customers/ledgers.ts';
import { payoutTypes, withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { commissionRecord } from '#server/customers/index.ts';
import { userExtract } from '#server/finance/index.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { updateRows } from '#server/platform/database/update-rows.ts';
import type { Moving, Theirs } from '../engine/moving.ts';
import { namedIds } from '../engine/named-ids.ts';
import { type Brought, recordNoun } from '../engine/record-noun.ts';
import { fenOf, intOf, momentOf, textOf, timesOf, within } from './values/values.ts';

type Withdrawal = typeof userExtract.$inferInsert & { id: number };

const LEDGER_STATES: Readonly<Record<number, number>> = {
  [withdrawalStates.auditing]: commissionStates.withdrawing,
  [withdrawalStates.paid]: commissionStates.complete,
  [withdrawalStates.refused]: commissionStates.invalid,
};

/** Rows of a withdrawal: it takes commission, and its refusal gives it back. */
function ledgerRows(extract: Withdrawal, id: number): (typeof commissionRecord.$inferInsert)[] {
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

function withdrawalOf(record: Theirs, uid: number, moving: Moving): Withdrawal {
  const { key, row } = record;
  const status = within(-1, intOf(row['status']), 1);
  const { createTime, updateTime } = timesOf(record, moving);
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

/** Takes the rows of withdrawals to their decision, of those that waited for it. */
async function decideRows({ tx }: Moving, brought: readonly Brought<Withdrawal>[]): Promise<void> {
  const there = await tx
    .select({ id: commissionRecord.id, linkId: commissionRecord.linkId, status: commissionRecord.status })
    .from(commissionRecord)
    .where(
      and(eq(commissionRecord.kind, 'withdraw'), inArray(commissionRecord.linkId, ['', ...brought.map(({ id }) => String(id))])),
    );
  const waiting = new Map(
    there.filter(({ status }) => status === commissionStates.withdrawing).map(({ id, linkId }) => [linkId, id]),
  );
  const decided = brought.flatMap(({ row, id }) => {
    const rowId = waiting.get(String(id));
    const [taken, back] = ledgerRows(row, id);
    if (rowId === undefined || !taken || row.status === withdrawalStates.auditing) return [];
    return [{ change: { id: rowId, status: taken.status, updateTime: taken.updateTime }, back }];
  });
  await updateRows(
    tx,
    commissionRecord,
    decided.map(({ change }) => change),
  );
  await insertRows(
    tx,
    commissionRecord,
    decided.flatMap(({ back }) => back ?? []),
  );
}

export const withdrawals = recordNoun({
  noun: 'withdrawal',
  label: '提现',
  source: 'eb_user_extract',
  key: 'id',
  table: userExtract,
  around: (moving, records) => namedIds(moving, 'customer', records, 'uid'),
  row(record, uids, moving) {
    const uid = uids.get(textOf(record.row['uid']));
    if (uid === undefined) return '用户不存在';
    return fenOf(record.row['extract_price']) > 0 ? withdrawalOf(record, uid, moving) : '金额为 0';
  },
  async parts({ tx }, brought) {
    await insertRows(
      tx,
      commissionRecord,
      brought.flatMap(({ row, id }) => ledgerRows(row, id)),
    );
  },
  partsAgain: decideRows,
});
