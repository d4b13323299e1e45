import { type Fen, fenOfYuan } from '#contract/fen.ts';
import { type MemberField, memberFields } from '#contract/members/member-import.ts';
import type { Cells } from './sheet.ts';

/** A row as it is understood; empty texts and figures of 0 change nothing. */
export interface Member {
  phone: string;
  nickname: string;
  realName: string;
  level: string;
  group: string;
  tags: string[];
  nowMoney: Fen;
  integral: number;
  mark: string;
}

/** Other headings of a column; blanks and marks do not count. */
const synonyms: Readonly<Record<MemberField, string>> = {
  phone: '手机 手机号码 电话 联系电话 会员手机 会员手机号 账号 phone mobile tel',
  nickname: '用户昵称 会员昵称 用户名 会员名 会员名称 nickname nick name',
  realName: '姓名 会员姓名 客户姓名 realname',
  level: '等级 用户等级 会员级别 级别 会员卡 level',
  group: '分组 会员分组 group',
  tags: '标签 会员标签 tag tags label labels',
  nowMoney: '账户余额 会员余额 储值余额 剩余金额 期初余额 balance money',
  integral: '会员积分 剩余积分 可用积分 期初积分 points integral',
  mark: '用户备注 会员备注 remark mark note',
};

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[（(].*?[)）]/g, '')
    .replaceAll(/[\s_*：:]/g, '');

const fieldsByHeading = new Map<string, MemberField>(
  (Object.keys(memberFields) as MemberField[]).flatMap((field) =>
    [memberFields[field], ...synonyms[field].split(' ')].map((heading) => [plain(heading), field] as const),
  ),
);

/** Column of each heading; of two that mean the same the first counts. */
export function columnsOf(headings: readonly string[]): (MemberField | null)[] {
  const taken = new Set<MemberField>();
  return headings.map((heading) => {
    const field = fieldsByHeading.get(plain(heading)) ?? null;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

const lengths = { nickname: 30, realName: 25, mark: 255 } as const;
const MOST_MONEY = '999999.99';
const MOST_POINTS = 99_999_999;

/** A number as it stands in a spreadsheet: with blanks, hyphens or +86 in it. */
const phoneOf = (cell: string): string => cell.replaceAll(/[\s-]/g, '').replace(/^(\+?86)(?=1\d{10}$)/, '');
const figureOf = (cell: string): string => cell.replaceAll(/[,，\s¥￥元]/g, '');

function problemOf(cells: Cells, money: string, points: string): string | undefined {
  const { phone = '' } = cells;
  if (phone === '') return '没有填写手机号';
  if (!/^1\d{10}$/.test(phoneOf(phone))) return `手机号“${phone}”不正确，应为 1 开头的 11 位数字`;
  for (const field of ['nickname', 'realName', 'mark'] as const)
    if ((cells[field] ?? '').length > lengths[field]) return `${memberFields[field]}不能超过 ${lengths[field]} 个字`;
  if (money !== '' && !/^\d{1,6}(\.\d{1,2})?$/.test(money))
    return `余额“${cells.nowMoney}”不正确，应为 0 到 ${MOST_MONEY} 的金额，最多两位小数`;
  if (points !== '' && !(/^\d{1,8}$/.test(points) && Number(points) <= MOST_POINTS))
    return `积分“${cells.integral}”不正确，应为 0 到 ${MOST_POINTS} 的整数`;
  return undefined;
}

/** A row as it is understood, or the sentence that says why it cannot be. */
export function memberOf(cells: Cells): Member | string {
  const [money, points] = [figureOf(cells.nowMoney ?? ''), figureOf(cells.integral ?? '')];
  const problem = problemOf(cells, money, points);
  if (problem !== undefined) return problem;
  const { nickname = '', realName = '', level = '', group = '', tags = '', mark = '' } = cells;
  return {
    phone: phoneOf(cells.phone ?? ''),
    nickname,
    realName,
    level,
    group,
    mark,
    tags: [...new Set(tags.split(/[,，、;；|]/).map((tag) => tag.trim()))].filter((tag) => tag !== ''),
    nowMoney: money === '' ? 0 : fenOfYuan(money),
    integral: points === '' ? 0 : Number(points),
  };
}
