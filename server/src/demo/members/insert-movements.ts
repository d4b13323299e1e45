import { pointsStates } from '#contract/customers/ledgers.ts';
import { showDay } from '#contract/moment.ts';
import { customerSignIn, experienceRecord, integralRecord, userBill } from '#server/customers/index.ts';
import { userRecharge } from '#server/finance/index.ts';
import { authorOf } from '#server/platform/actor.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { type LedgerEntry, rechargeNo } from './ledgers.ts';
import type { Stage } from './stage.ts';
import type { DemoMember } from './plan-members.ts';
import { DAY, at, byTime, stamped } from '../past.ts';
import { demoStorefront } from '../seed-order.ts';

/** Balances and the recharges behind them, days of signing in, and what they brought. */
export async function insertMovements({ write, uids, ledgers }: Stage, members: readonly DemoMember[]): Promise<void> {
  const { tx } = write;
  const by = authorOf(demoStorefront);
  const shared = <K extends string>({ who, linkId, mark, after, minutes }: LedgerEntry<K>) => ({
    uid: uids[who] ?? 0,
    linkId,
    mark,
    balance: after,
    actorName: by.actorName,
    createTime: at(write, minutes),
  });
  const recharges = members.flatMap(({ recharge }, who) => (recharge ? [{ ...recharge, who }] : []));
  await insertRows(
    tx,
    userRecharge,
    byTime(recharges).map(({ who, minutes, ...paid }) => ({
      ...paid,
      uid: uids[who] ?? 0,
      orderNo: rechargeNo(who),
      requestKey: `demo:recharge:${who}`,
      tradeNo: `demo-recharge-${who}`,
      payTime: at(write, minutes),
      refundPrice: 0,
      refundGive: 0,
      viaKey: by.viaKey,
      ...stamped(write, minutes + 1),
    })),
  );
  await insertRows(
    tx,
    userBill,
    byTime(ledgers.money).map((entry) => ({ ...shared(entry), type: entry.kind, amount: entry.amount, viaKey: by.viaKey })),
  );
  const points = byTime(ledgers.points).map((entry) => ({
    ...shared(entry),
    viaKey: by.viaKey,
    kind: entry.kind,
    integral: entry.amount,
    status: pointsStates.complete,
    frozenTime: 0,
    updateTime: at(write, entry.minutes),
  }));
  await insertRows(tx, integralRecord, points);
  const experience = byTime(ledgers.experience);
  await insertRows(
    tx,
    experienceRecord,
    experience.map((entry) => ({ ...shared(entry), kind: entry.kind, experience: entry.amount })),
  );
  const days = members.flatMap(({ signIns }, who) =>
    Array.from({ length: signIns }, (_, index) => ({ who, days: index + 1, minutes: (signIns - index) * DAY - 300 })),
  );
  await insertRows(
    tx,
    customerSignIn,
    byTime(days).map(({ who, days: inRow, minutes }) => ({
      uid: uids[who] ?? 0,
      day: showDay(at(write, minutes)),
      days: inRow,
      integral: inRow * 10,
      experience: inRow * 10,
      createTime: at(write, minutes),
    })),
  );
}
