import { type Fen, yuanOfFen } from '#contract/fen.ts';
import { type MemberField, memberFields } from '#contract/members/member-import.ts';
import { amountFault } from '#server/platform/cells/amount.ts';
import { codeFault, codesIn, mobileOf } from '#server/platform/cells/code.ts';
import { countFault, countOf } from '#server/platform/cells/count.ts';
import { errorIn, faultIn, textFaultIn } from '#server/platform/cells/faults.ts';
import type { ColumnTerms } from '#server/platform/headed-sheets/columns.ts';
import { fenIn } from '#server/platform/cells/money.ts';
import type { Cells, MemberProblem } from './sheet.ts';

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

/** Other headings of a column. */
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

const fields = Object.keys(memberFields) as MemberField[];

/** Columns of a sheet of members. */
export const memberColumns: ColumnTerms<MemberField> = {
  labels: memberFields,
  synonyms,
  money: new Set(['nowMoney']),
  own: new Set(['phone', 'nickname', 'realName', 'nowMoney', 'integral']),
  needs: 'phone',
};

const lengths = { nickname: 30, realName: 25, mark: 255 } as const;
const MOST_MONEY: Fen = 99_999_999;
const MOST_POINTS = 99_999_999;
const MOBILE = /^1\d{10}$/;

const phoneFault = (phone: string): string | undefined => {
  if (phone === '') return '没有填写手机号';
  if (codesIn(phone).filter((one) => MOBILE.test(mobileOf(one))).length > 1)
    return `手机号“${phone}”有多个，请只留一个，另一位用户另写一行`;
  return (
    codeFault(phone, '手机号') ?? (MOBILE.test(mobileOf(phone)) ? undefined : `手机号“${phone}”不正确，应为 1 开头的 11 位数字`)
  );
};

/** Fields of words, which a spreadsheet may have taken for a number. */
const TEXTS: ReadonlySet<MemberField> = new Set(['nickname', 'realName', 'level', 'group', 'tags']);

function cellFault(cells: Cells): MemberProblem | undefined {
  for (const field of fields) {
    const [cell, label] = [cells[field] ?? '', memberFields[field]];
    const reason = (field === 'mark' ? errorIn : TEXTS.has(field) ? textFaultIn : faultIn)(cell, label);
    if (reason !== undefined) return { reason, field };
  }
  return undefined;
}

function problemOf(cells: Cells): MemberProblem | undefined {
  const { phone = '', nowMoney = '', integral = '' } = cells;
  const fault = phone === '' ? undefined : cellFault(cells);
  if (fault !== undefined) return fault;
  const wrong = phoneFault(phone);
  if (wrong !== undefined) return { reason: wrong, field: 'phone' };
  for (const field of ['nickname', 'realName', 'mark'] as const)
    if ((cells[field] ?? '').length > lengths[field])
      return { reason: `${memberFields[field]}不能超过 ${lengths[field]} 个字`, field };
  if (nowMoney !== '' && fenIn(nowMoney, MOST_MONEY) === undefined) {
    const usual = `余额“${nowMoney}”不正确，应为 0 到 ${yuanOfFen(MOST_MONEY)} 的金额，最多两位小数`;
    return { reason: amountFault(nowMoney, '余额', 'money') ?? usual, field: 'nowMoney' };
  }
  const points = integral === '' ? 0 : countOf(integral);
  if (points === undefined || points < 0 || points > MOST_POINTS) {
    const usual = `积分“${integral}”不正确，应为 0 到 ${MOST_POINTS} 的整数`;
    return { reason: countFault(integral, '积分') ?? usual, field: 'integral' };
  }
  return undefined;
}

/** A row as it is understood, or why it cannot be. */
export function memberOf(cells: Cells): Member | MemberProblem {
  const problem = problemOf(cells);
  if (problem !== undefined) return problem;
  const { nickname = '', realName = '', level = '', group = '', tags = '', mark = '' } = cells;
  return {
    phone: mobileOf(cells.phone ?? ''),
    nickname,
    realName,
    level,
    group,
    mark,
    tags: [...new Set(tags.split(/[,，、;；|]/).map((tag) => tag.trim()))].filter((tag) => tag !== ''),
    nowMoney: fenIn(cells.nowMoney ?? '', MOST_MONEY) ?? 0,
    integral: countOf(cells.integral ?? '') ?? 0,
  };
}
