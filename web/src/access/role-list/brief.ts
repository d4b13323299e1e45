import { yuanOfFen } from '#contract/fen.ts';
import type { RoleRow } from '#contract/access/role-record.ts';
import { isSuper } from './is-super.ts';

const SHOWN = 4;

/** "订单、用户 等 6 项" */
const listed = (names: readonly string[], unit: string): string =>
  names.length > SHOWN ? `${names.slice(0, SHOWN).join('、')} 等 ${names.length} ${unit}` : names.join('、');

const limitOf = (limit: number | null | undefined): string => (typeof limit === 'number' ? `¥${yuanOfFen(limit)}` : '不限');

/** Rights of a role in a few words: areas, money, the limits of refunds, rights of others. */
export function briefOf(role: RoleRow): string {
  const { brief, refundLimit, refundDayLimit } = role;
  if (isSuper(role)) return '拥有全部权限';
  if (!brief) return '权限见角色管理';
  const areas = brief.areas.length > 0 ? `可用 ${listed(brief.areas, '个区域')}` : '没有可打开的页面';
  const money = brief.money.length > 0 ? `资金：${listed(brief.money, '项')}` : '不能动用资金';
  const refunds = brief.money.some((name) => name.includes('退款'))
    ? `退款上限单笔 ${limitOf(refundLimit)}、24 小时 ${limitOf(refundDayLimit)}`
    : '';
  const rights = brief.rights.length > 0 ? `可管理人员和权限（${brief.rights.length} 项）` : '';
  return [areas, money, refunds, rights].filter(Boolean).join('；');
}
