import { asc, eq } from 'drizzle-orm';
import { cashPaymentKinds, cashPaymentStates } from '#contract/cashier/cash-payment-record.ts';
import { Refusal } from '#contract/refusal.ts';
import { showDay } from '#contract/moment.ts';
import { admin } from '#server/access/index.ts';
import { auditPayment, findLivePayment, registerPayment } from '#server/cashier/index.ts';
import { starterOf } from '#server/jobs/index.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { Write } from '#server/platform/write/write.ts';
import {
  adjustSettlement,
  answerObjection,
  applyForPayment,
  confirmSettlement,
  generateSettlements,
  generateShares,
  objectToSettlement,
  settlement,
  settlementPurpose,
  voidSettlement,
} from '#server/settlement/index.ts';
import { DAY, ago, at } from '../past.ts';

/** First and last day of each period, in days before today, and the day its bills were made. */
const PERIODS = [
  [60, 41, 30],
  [40, 25, 14],
  [24, 9, 1],
] as const;

interface People {
  accountant: Administrator;
  manager: Administrator;
  seller: Administrator;
}
type Bill = typeof settlement.$inferSelect;
type Life = (write: Write, people: People, bill: Bill) => Promise<unknown>;

const confirm: Life = (write, { accountant }, { id }) => confirmSettlement({ ...write, actor: accountant }, { id });

const askToPay: Life = async (write, people, bill) => {
  await confirm(write, people, bill);
  if (bill.payableAmount > 0) await applyForPayment({ ...write, actor: people.accountant }, { id: bill.id });
};

const pay: Life = async (write, people, bill) => {
  await askToPay(write, people, bill);
  const payment = await findLivePayment(write.tx, { bizType: cashPaymentKinds.settlement, bizNo: bill.settlementNo });
  if (!payment) return;
  const purposes = [settlementPurpose];
  await auditPayment(purposes)({ ...write, actor: people.manager }, { id: payment.id, status: cashPaymentStates.due });
  await registerPayment(purposes)(
    { ...write, actor: people.accountant },
    { id: payment.id, paidAt: null, payoutNo: `JSK${bill.id}2026` },
  );
};

const object: Life = (write, { seller }, { id }) =>
  objectToSettlement({ ...write, actor: seller }, { id, objection: '退了运费险的那一单，佣金按原价扣了，请核对' });

const answer: Life = async (write, people, bill) => {
  await object(write, people, bill);
  const by = { ...write, actor: people.accountant };
  await adjustSettlement(by, { id: bill.id, amount: 1200, reason: '补回多扣的佣金' });
  await answerObjection(by, { id: bill.id, answer: '已核对，多扣的 12 元佣金补在调整里' });
};

const cancel: Life = (write, { accountant }, { id }) =>
  voidSettlement({ ...write, actor: accountant }, { id, reason: '结算比例填错，改好后重新生成' });

/** Fate of the bills of each period, shop by shop. */
const LIVES: readonly (readonly Life[])[] = [
  [pay, confirm],
  [askToPay, cancel],
  [object, answer],
];

async function findPerson({ tx }: Write, account: string): Promise<Administrator | undefined> {
  const [person] = await tx.select({ id: admin.id, name: admin.realName }).from(admin).where(eq(admin.account, account));
  return person && starterOf(person);
}

/** Bills of one period; none where nothing was received in it. */
async function makeBills(write: Write, { accountant }: People, [first, last, made]: (typeof PERIODS)[number]): Promise<Bill[]> {
  const days = { periodStart: showDay(at(write, first * DAY)), periodEnd: showDay(at(write, last * DAY)) };
  try {
    const { runId } = await generateSettlements({ ...ago(write, made * DAY), actor: accountant }, days);
    return await write.tx.select().from(settlement).where(eq(settlement.runId, runId)).orderBy(asc(settlement.shopId));
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** Statement of the operator for the bills that were confirmed; none where these have no commission. */
async function shareCommission(write: Write): Promise<void> {
  try {
    await generateShares(write, {});
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Bills of the shops in every state: paid, being paid, confirmed, void, objected to and answered. */
export async function seedSettlements(write: Write): Promise<void> {
  const [accountant, manager, seller] = [
    await findPerson(write, 'caiwu'),
    await findPerson(write, 'dianzhang'),
    await findPerson(write, 'shangjia'),
  ];
  if (!accountant || !manager || !seller) return;
  const people = { accountant, manager, seller };
  for (const [index, period] of PERIODS.entries()) {
    const [, , made] = period;
    const lives = LIVES[index] ?? [];
    for (const [nth, bill] of (await makeBills(write, people, period)).entries())
      await lives[nth]?.(ago(write, (made - 0.5) * DAY), people, bill);
  }
  await shareCommission({ ...write, actor: accountant });
}
