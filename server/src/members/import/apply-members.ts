import { fundsSettings, pointSettings } from '#contract/customers/settings.ts';
import { Refusal } from '#contract/refusal.ts';
import {
  checkSoleAdjustment,
  countSoleAdjustment,
  customers,
  lockCustomers,
  lockPhone,
  moveBalance,
  movePoints,
  registerCustomer,
  setTags,
  updateLevel,
} from '#server/customers/index.ts';
import type { RowOutcome, RunPortion } from '#server/jobs/index.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Gain, type Verdict, planMembers } from './plan-members.ts';
import { type Member, memberOf } from './rules.ts';
import type { Cells } from './sheet.ts';

const MARK = '期初导入';

/** A customer of another system: their phone number is the account, as with everybody whom staff register. */
async function register(write: Write, { phone }: Member, { fields: { realName, ...draft }, tagIds = [] }: Gain): Promise<number> {
  const uid = await registerCustomer(write, { account: phone, phone, ...draft, tagIds, isHere: false, isKnown: true });
  if (realName !== undefined) await customers.set(write, uid, { realName });
  return uid;
}

async function improve(write: Write, uid: number, { fields, tagIds }: Gain): Promise<number> {
  if (Object.keys(fields).length > 0) await customers.set(write, uid, fields);
  if (tagIds) await setTags(write, [uid], tagIds);
  return uid;
}

/** Answers the customer. */
async function applyGain(write: Write, member: Member, gain: Gain, linkId: string): Promise<number> {
  const uid = gain.uid === undefined ? await register(write, member, gain) : await improve(write, gain.uid, gain);
  if (gain.levelId !== undefined) await updateLevel(write, { uid, levelId: gain.levelId, isSub: false });
  const { nowMoney: moneyValue, integral: integralValue } = gain;
  if (moneyValue > 0 || integralValue > 0) await countSoleAdjustment(write, { uid, moneyValue, integralValue });
  await moveBalance(write, { uid, type: 'opening', amount: gain.nowMoney, orderNo: linkId, mark: MARK });
  await movePoints(write, { uid, kind: 'opening', integral: gain.integral, orderNo: linkId, mark: MARK });
  return uid;
}

/** A registration with one of these numbers waits, and so does a change of one of these customers: the plan stays true. */
async function planUnderLocks(write: Write, members: readonly Member[]): Promise<Verdict[]> {
  const { tx } = write;
  const { funds_review_above: limit } = await settingsFor(write, fundsSettings);
  const { integral_ratio: ratio } = await settingsFor(write, pointSettings);
  const review = { limit, ratio };
  for (const phone of members.map((member) => member.phone).toSorted()) await lockPhone(tx, phone);
  const uids = (await planMembers(tx, members, review)).flatMap((verdict) => ('gain' in verdict ? (verdict.gain.uid ?? []) : []));
  await lockCustomers(tx, uids);
  return planMembers(tx, members, review);
}

/** Reason why what this row opens takes a second person, by the sums of the person who imports. */
async function whyNotAlone(write: Write, { uid = 0, nowMoney, integral }: Gain): Promise<string | undefined> {
  if (nowMoney === 0 && integral === 0) return undefined;
  try {
    await checkSoleAdjustment(write, { uid, moneyValue: nowMoney, integralValue: integral });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

async function applyVerdict(write: Write, member: Member, verdict: Verdict, linkId: string): Promise<Omit<RowOutcome, 'id'>> {
  if (verdict.kind === 'unchanged') return { state: 'unchanged', reason: '' };
  if (verdict.kind === 'refused') return { state: 'refused', reason: verdict.reason };
  const whyNot = await whyNotAlone(write, verdict.gain);
  if (whyNot) return { state: 'refused', reason: whyNot };
  return { state: 'done', reason: verdict.reason, target: await applyGain(write, member, verdict.gain, linkId) };
}

/** Imports a portion of rows, compared again with what is there now. */
export async function applyMembers(write: Write, { run, rows }: RunPortion<object, null, Cells>): Promise<RowOutcome[]> {
  const read = rows.flatMap(({ id, input }) => {
    const member = memberOf(input);
    return 'reason' in member ? [] : [{ id, member }];
  });
  const verdicts = await planUnderLocks(
    write,
    read.map(({ member }) => member),
  );
  const outcomes: RowOutcome[] = [];
  for (const [at, { id, member }] of read.entries()) {
    const verdict = verdicts[at];
    if (verdict) outcomes.push({ id, ...(await applyVerdict(write, member, verdict, `期初${run.id}`)) });
  }
  return outcomes;
}
