import { choices } from '../choices.ts';

/** What somebody can do by a permission, from the least to the most. */
export const risks = choices({
  see: ['see', '查看'],
  edit: ['edit', '编辑'],
  export: ['export', '导出'],
  money: ['money', '动钱'],
  rights: ['rights', '授权'],
});
export type Risk = (typeof risks.values)[number];

/** Prices of orders, refunds, balances, coupons given, withdrawals and invoices; and whoever decides on them. */
const MONEY = new Set([
  'admin:approval:decide',
  'admin:coupon:user:receive',
  'admin:finance:apply:apply',
  'admin:finance:apply:update',
  'admin:finance:invoice:issue',
  'admin:finance:invoice:red',
  'admin:finance:invoice:void',
  'admin:order:pay:offline',
  'admin:order:refund',
  'admin:order:refund:refuse',
  'admin:order:update:price',
  'admin:recharge:refund',
  'admin:retail:spread:manage:set',
  'admin:user:import',
  'admin:user:merge',
  'admin:user:operate:founds',
]);

const EXPORTS = /:export(:|$)/;
/** Accounts, roles, menus, sessions of others, and keys by which programs come in. */
const RIGHTS = /^admin:(system:(admin|role|menu|session:manage)|openapi:)/;
/** Last words of permissions that only read. */
const READING =
  /(:(list|info|infobycondition|topdetail|statistics|data|num|headers|count|tree|ids|balance|all|template|get|getuniq|check|detail|ledger|record|time|pink|month|year|week|index|user|buy|confirm|status|authorization|config|menus)|^admin:(info|crawing:product|statistics:home:chart:order|user:phone))$/;
/** Permissions that end in such a word and write. */
const WRITING = /(:update:(status|status:\w+)|:show:status|:reconciliation:check|:use)$/;

const isReading = (permission: string): boolean => READING.test(permission) && !WRITING.test(permission);

/** Risk of a permission by its name; a permission that only reads is never more than seeing, unless it exports. */
export function riskOf(permission: string): Risk {
  if (EXPORTS.test(permission)) return 'export';
  if (isReading(permission)) return 'see';
  if (MONEY.has(permission)) return 'money';
  return RIGHTS.test(permission) ? 'rights' : 'edit';
}
