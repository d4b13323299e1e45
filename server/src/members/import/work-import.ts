import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import { fundsSettings } from '#contract/customers/settings.ts';
import {
  customers,
  lockCustomers,
  lockPhone,
  moveBalance,
  movePoints,
  registerCustomer,
  setTags,
  updateLevel,
} from '#server/customers/index.ts';
import { settingsFor } from '#server/settings/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { type Gain, type Verdict, planMembers } from './plan-members.ts';
import { lockImport, nextWaiting, setImport, setOutcomes } from './queries.ts';
import { type Member, memberOf } from './rules.ts';

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

async function apply(write: Write, member: Member, gain: Gain, linkId: string): Promise<void> {
  const uid = gain.uid === undefined ? await register(write, member, gain) : await improve(write, gain.uid, gain);
  if (gain.levelId !== undefined) await updateLevel(write, { uid, levelId: gain.levelId, isSub: false });
  await moveBalance(write, { uid, type: 'opening', amount: gain.nowMoney, orderNo: linkId, mark: MARK });
  await movePoints(write, { uid, kind: 'opening', integral: gain.integral, orderNo: linkId, mark: MARK });
}

/** A registration with one of these numbers waits, and so does a change of one of these customers: the plan stays true. */
async function planUnderLocks(write: Write, members: readonly Member[]): Promise<Verdict[]> {
  const { tx } = write;
  const { funds_review_above: limit } = await settingsFor(write, fundsSettings);
  for (const phone of members.map((member) => member.phone).toSorted()) await lockPhone(tx, phone);
  const uids = (await planMembers(tx, members, limit)).flatMap((verdict) => ('gain' in verdict ? (verdict.gain.uid ?? []) : []));
  await lockCustomers(tx, uids);
  return planMembers(tx, members, limit);
}

const outcomeOf = (id: number, verdict: Verdict) => {
  if (verdict.kind === 'unchanged') return { id, state: 'unchanged' as const, reason: '' };
  return { id, state: verdict.kind === 'refused' ? ('refused' as const) : ('done' as const), reason: verdict.reason };
};

/** Imports the next rows, compared again with what is there now. `left` says whether more may wait. */
export async function workImport(write: Write, id: number) {
  const { tx } = write;
  const { state, changed, unchanged, refused } = await lockImport(tx, id);
  const rows = state === 'waiting' ? await nextWaiting(tx, id) : [];
  if (rows.length === 0) return { worked: 0, left: false };
  const read = rows.flatMap(({ id: rowId, cells }) => {
    const member = memberOf(cells);
    return typeof member === 'string' ? [] : [{ rowId, member }];
  });
  const verdicts = await planUnderLocks(
    write,
    read.map(({ member }) => member),
  );
  const planned = read.flatMap((one, at) => (verdicts[at] ? [{ ...one, verdict: verdicts[at] }] : []));
  for (const { member, verdict } of planned) if ('gain' in verdict) await apply(write, member, verdict.gain, `期初${id}`);
  const outcomes = planned.map(({ rowId, verdict }) => outcomeOf(rowId, verdict));
  await setOutcomes(tx, outcomes);
  const count = (wanted: string) => outcomes.filter((one) => one.state === wanted).length;
  await setImport(tx, id, {
    changed: changed + count('done'),
    unchanged: unchanged + count('unchanged'),
    refused: refused + count('refused'),
  });
  return { worked: rows.length, left: rows.length === BULK_SYNC_MAX };
}
