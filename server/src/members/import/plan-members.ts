import { and, eq, inArray, sql } from 'drizzle-orm';
import { customerRefusals } from '#contract/customers/customer-refusals.ts';
import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { memberFields } from '#contract/members/member-import.ts';
import {
  customer,
  customerGroup,
  customerLevel,
  customerTag,
  customerTagLink,
  isLiveLink,
  integralRecord,
  userBill,
  worthOf,
} from '#server/customers/index.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Member } from './rules.ts';
import type { MemberProblem } from './sheet.ts';

/** Numbers behind the names of a sheet. */
interface MemberTargets {
  groupId: number | undefined;
  level: { id: number; grade: number } | undefined;
  tagIds: number[];
}
interface KnownMember {
  id: number;
  nickname: string;
  realName: string;
  mark: string;
  groupId: number | null;
  grade: number;
  tagIds: number[];
  /** Figures that were opened before; null when nothing was. */
  nowMoney: number | null;
  integral: number | null;
}

/** Fields and figures that an import gives to a customer. */
export interface Gain {
  /** Undefined for somebody new. */
  uid?: number;
  fields: { nickname?: string; realName?: string; mark?: string; groupId?: number };
  /** All tags after it; undefined where none comes. */
  tagIds?: number[];
  levelId?: number;
  nowMoney: number;
  integral: number;
}

export type Verdict =
  | ({ kind: 'refused' } & MemberProblem)
  | { kind: 'unchanged' }
  | { kind: 'created' | 'updated'; gain: Gain; reason: string };

async function directoryOf(db: Db) {
  const [groups, levels, tags] = await Promise.all([
    db.select({ id: customerGroup.id, name: customerGroup.groupName }).from(customerGroup).where(eq(customerGroup.isDel, false)),
    db
      .select({ id: customerLevel.id, name: customerLevel.name, grade: customerLevel.grade })
      .from(customerLevel)
      .where(and(eq(customerLevel.isDel, false), eq(customerLevel.isShow, true))),
    db.select({ id: customerTag.id, name: customerTag.name }).from(customerTag).where(eq(customerTag.isDel, false)),
  ]);
  return {
    groups: new Map(groups.map(({ id, name }) => [name, id])),
    levels: new Map(levels.map((level) => [level.name, level])),
    tags: new Map(tags.map(({ id, name }) => [name, id])),
  };
}
type Directory = Awaited<ReturnType<typeof directoryOf>>;

/** Customers with these phone numbers, and those whose account is one of them. */
async function knownBy(db: Db, phones: readonly string[]) {
  const opened = (table: typeof userBill | typeof integralRecord, figure: string, kind: string) =>
    sql<
      number | null
    >`(select ${sql.identifier(figure)} from ${table} o where o.uid = ${customer.id} and ${sql.identifier(kind)} = 'opening')`.mapWith(
      (sum: string | number) => Number(sum),
    );
  const { id, nickname, realName, mark, groupId, account, phone, mergedInto } = customer;
  const rows = await db
    .select({
      id,
      nickname,
      realName,
      mark,
      groupId,
      account,
      phone,
      mergedInto,
      grade: sql<number>`coalesce(${customerLevel.grade}, 0)`,
      nowMoney: opened(userBill, 'amount', 'type'),
      integral: opened(integralRecord, 'integral', 'kind'),
    })
    .from(customer)
    .leftJoin(customerLevel, eq(customerLevel.id, customer.level))
    .where(sql`${phone} = any(${sql.param(phones)}::text[]) or ${account} = any(${sql.param(phones)}::text[])`);
  const links = await db
    .select({ uid: customerTagLink.uid, tagId: customerTagLink.tagId })
    .from(customerTagLink)
    .where(
      and(
        inArray(
          customerTagLink.uid,
          rows.map((row) => row.id),
        ),
        isLiveLink,
      ),
    );
  const tags = Map.groupBy(links, ({ uid }) => uid);
  const known = rows.map((row) => ({ ...row, tagIds: (tags.get(row.id) ?? []).map(({ tagId }) => tagId) }));
  return {
    byPhone: Map.groupBy(known, (row) => row.phone),
    byAccount: new Map(rows.map((row) => [row.account, row.mergedInto ?? row.id])),
  };
}

function namedOf({ level, group, tags }: Member, directory: Directory): MemberTargets | MemberProblem {
  const named = { groupId: directory.groups.get(group), level: directory.levels.get(level) };
  if (level !== '' && !named.level) return { field: 'level', reason: `没有“${level}”这个用户等级，请先添加等级或改正名称` };
  if (group !== '' && named.groupId === undefined)
    return { field: 'group', reason: `没有“${group}”这个用户分组，请先添加分组或改正名称` };
  const missing = tags.find((tag) => !directory.tags.has(tag));
  if (missing !== undefined) return { field: 'tags', reason: `没有“${missing}”这个用户标签，请先添加标签或改正名称` };
  return { ...named, tagIds: tags.flatMap((tag) => directory.tags.get(tag) ?? []) };
}

/** Figure to open: nothing where the same was opened before, a sentence where something else was. */
function openingOf(figure: number, before: number | null, label: string, worded: (figure: number) => string): number | string {
  if (figure === 0 || figure === before) return 0;
  if (before === null) return figure;
  return `已经导入过期初${label} ${worded(before)}，不能再改成 ${worded(figure)}，请在用户列表里用“积分余额”调整`;
}

const wordsOf = ({ fields, tagIds, levelId, nowMoney, integral }: Gain): string =>
  [
    fields.nickname !== undefined && memberFields.nickname,
    fields.realName !== undefined && memberFields.realName,
    levelId !== undefined && memberFields.level,
    fields.groupId !== undefined && memberFields.group,
    tagIds !== undefined && memberFields.tags,
    nowMoney > 0 && `期初余额 ${yuanOfFen(nowMoney)}`,
    integral > 0 && `期初积分 ${integral}`,
    fields.mark !== undefined && memberFields.mark,
  ]
    .filter(Boolean)
    .join('、');

/** Most customers of one number that are named. */
const NAMED = 5;

function doubleOf(known: readonly KnownMember[]): string {
  const ids = known.map(({ id }) => id).toSorted((one, other) => one - other);
  const more = ids.length > NAMED ? '等' : '';
  return `有 ${ids.length} 位用户用这个手机号（ID ${ids.slice(0, NAMED).join('、')}${more}），请先核对这些用户`;
}

const differing = (written: string, before: string) => (written !== '' && written !== before ? written : undefined);

function fieldsOf(member: Member, { groupId }: MemberTargets, before: KnownMember | undefined): Gain['fields'] {
  const { nickname = '', realName = '', mark = '' } = before ?? {};
  const fields = {
    nickname: differing(member.nickname, nickname),
    realName: differing(member.realName, realName),
    mark: differing(member.mark, mark),
    groupId: groupId === before?.groupId ? undefined : groupId,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Limit above which two must agree to balance and points of a customer, and the worth of a point. */
interface ReviewTerms {
  limit: Fen;
  ratio: Fen;
}

/** Gains of a customer, who may be known already, by a row. A level is raised and never lowered, tags come on top. */
function gainOf(
  member: Member,
  named: MemberTargets,
  before: KnownMember | undefined,
  review: ReviewTerms,
): Gain | MemberProblem {
  const nowMoney = openingOf(member.nowMoney, before?.nowMoney ?? null, '余额', yuanOfFen);
  const integral = openingOf(member.integral, before?.integral ?? null, '积分', String);
  if (typeof nowMoney === 'string') return { field: 'nowMoney', reason: nowMoney };
  if (typeof integral === 'string') return { field: 'integral', reason: integral };
  const { limit, ratio } = review;
  if (limit > 0 && worthOf({ moneyValue: nowMoney, integralValue: integral }, ratio) > limit)
    return { reason: `期初余额和积分合计超过 ${yuanOfFen(limit)} 元要由两人复核，请在用户列表里用“积分余额”提交` };
  const { level, tagIds } = named;
  const worn = before?.tagIds ?? [];
  const more = tagIds.filter((id) => !worn.includes(id));
  return {
    ...(before && { uid: before.id }),
    fields: fieldsOf(member, named, before),
    ...(more.length > 0 && { tagIds: [...worn, ...more] }),
    ...(level && level.grade > (before?.grade ?? 0) && { levelId: level.id }),
    nowMoney,
    integral,
  };
}

/** Outcome of each row; asks as often for 200 rows as for one. Above a limit balance and points take a second person. */
export async function planMembers(db: Db, members: readonly Member[], review: ReviewTerms): Promise<Verdict[]> {
  const directory = await directoryOf(db);
  const { byPhone, byAccount } = await knownBy(
    db,
    members.map(({ phone }) => phone),
  );
  return members.map((member): Verdict => {
    const [before, ...others] = byPhone.get(member.phone) ?? [];
    if (before && others.length > 0) return { kind: 'refused', field: 'phone', reason: doubleOf([before, ...others]) };
    const uid = byAccount.get(member.phone);
    if (!before && uid !== undefined)
      return { kind: 'refused', field: 'phone', reason: customerRefusals.KNOWN_ACCOUNT({ uid }).message };
    const named = namedOf(member, directory);
    if ('reason' in named) return { kind: 'refused', ...named };
    const gain = gainOf(member, named, before, review);
    if ('reason' in gain) return { kind: 'refused', ...gain };
    const words = wordsOf(gain);
    if (!before) return { kind: 'created', gain, reason: words === '' ? '新增' : `新增：${words}` };
    return words === '' ? { kind: 'unchanged' } : { kind: 'updated', gain, reason: `更新：${words}` };
  });
}
