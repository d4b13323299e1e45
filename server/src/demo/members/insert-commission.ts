import { inArray } from 'drizzle-orm';
import { commissionStates } from '#contract/customers/ledgers.ts';
import { withdrawalStates } from '#contract/finance/withdrawal-record.ts';
import { commissionRecord } from '#server/customers/index.ts';
import { userExtract } from '#server/finance/index.ts';
import { order } from '#server/orders/index.ts';
import { authorOf } from '#server/platform/actor.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import type { Stage } from './stage.ts';
import { DAY, at, byTime, stamped } from '../past.ts';
import { demoStorefront } from '../seed-order.ts';

const FINANCE = '财务小周';

/** Commission that orders earned, and what promoters want of it. */
export async function insertCommission({ write, uids, ledgers }: Stage): Promise<void> {
  const { tx } = write;
  const common = { frozenTime: 0, ...authorOf(demoStorefront) };
  const linked = inArray(
    order.orderNo,
    ledgers.commission.map(({ linkId }) => linkId),
  );
  const orders = await tx.select({ orderNo: order.orderNo, payPrice: order.payPrice }).from(order).where(linked);
  const priceOf = new Map(orders.map(({ orderNo, payPrice }) => [orderNo, payPrice]));
  const gains = ledgers.commission.map(({ who, amount, after, minutes, linkId, mark, kind, brokerageLevel }) => ({
    ...common,
    uid: uids[who] ?? 0,
    kind,
    price: amount,
    promised: amount,
    orderPrice: priceOf.get(linkId) ?? null,
    balance: after,
    linkId,
    mark,
    brokerageLevel: brokerageLevel ?? 1,
    status: commissionStates.complete,
    ...stamped(write, minutes),
  }));
  await insertRows(tx, commissionRecord, gains);
  const asked = byTime(ledgers.withdrawals);
  const ids = await insertRows(
    tx,
    userExtract,
    asked.map(({ who, minutes, price, after, outcome, realName }) => {
      const decided = outcome === 'auditing' ? null : at(write, minutes - DAY);
      return {
        uid: uids[who] ?? 0,
        requestKey: `demo-withdrawal-${who}`,
        ...(who % 24 === 0
          ? {
              extractType: 'bank' as const,
              bankCode: `62220210010${String(10_000_000 + who * 7919)}`,
              bankName: '中国银行',
              alipayCode: '',
              wechat: '',
            }
          : { extractType: 'weixin' as const, bankCode: '', bankName: '', alipayCode: '', wechat: `wx_member_${1000 + who}` }),
        bankAddress: '',
        qrcodeUrl: '',
        mark: '',
        extractPrice: price,
        balance: after,
        realName,
        status: withdrawalStates[outcome],
        failMsg: outcome === 'refused' ? '输入信息不完整或有误!' : null,
        failTime: outcome === 'refused' ? decided : null,
        payoutNo: outcome === 'paid' ? `PO${1_000_000 + who}` : '',
        auditorName: decided ? FINANCE : '',
        auditTime: decided,
        viaKey: common.viaKey,
        ...stamped(write, minutes),
      };
    }),
  );
  const rows = asked.flatMap(({ who, minutes, price, after, outcome }, index) => {
    const row = { ...common, uid: uids[who] ?? 0, linkId: String(ids[index] ?? 0) };
    const yuan = (price / 100).toFixed(2);
    const status = { auditing: commissionStates.withdrawing, paid: commissionStates.complete, refused: commissionStates.invalid };
    const left = {
      ...row,
      kind: 'withdraw' as const,
      price: -price,
      balance: after,
      mark: `提现申请扣除佣金${yuan}`,
      status: status[outcome],
    };
    const back = {
      ...row,
      kind: 'refused' as const,
      price,
      balance: after + price,
      mark: `提现申请拒绝返还佣金${yuan}`,
      status: commissionStates.complete,
    };
    const decided = stamped(write, minutes - DAY);
    return [{ ...left, ...stamped(write, minutes) }, ...(outcome === 'refused' ? [{ ...back, ...decided }] : [])];
  });
  await insertRows(tx, commissionRecord, rows);
}
