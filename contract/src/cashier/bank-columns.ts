import { choices } from '../choices.ts';
import { halfWidth } from '../search-text.ts';

/** Meanings that a column of a statement can have. */
export const bankFields = choices({
  day: '交易日期',
  clock: '交易时刻',
  moneyIn: '收入金额',
  moneyOut: '支出金额',
  amount: '金额（收支同列）',
  direction: '借贷标志',
  balance: '余额',
  serial: '银行流水号',
  name: '对方户名',
  account: '对方账号',
  payer: '付款人名称',
  payerAccount: '付款人账号',
  payee: '收款人名称',
  payeeAccount: '收款人账号',
  summary: '摘要',
  remark: '附言或用途',
  own: '本方账号',
  currency: '币种',
});
export type BankField = (typeof bankFields.values)[number];

/** Headings of the large banks for each meaning, the first before the others where a file has several. */
const headings: Readonly<Record<BankField, string>> = {
  day: '交易日期 交易日 交易日期时间 记账日期 记账日 入账日期 发生日期 日期 交易时间 记账时间',
  clock: '交易时间 交易时间戳 记账时间 时间',
  moneyIn:
    '记账金额收入 贷方发生额收入 贷方发生额 贷方金额 转入金额 收入金额 存入金额 交易金额收入 收入发生额 收入 贷方 存入 转入',
  moneyOut:
    '记账金额支出 借方发生额支取 借方发生额 借方金额 转出金额 支出金额 支取金额 交易金额支出 支出发生额 支出 借方 支取 转出',
  amount: '交易金额 发生额 金额',
  direction: '借贷标志 借贷方向 借贷 收支方向 收支标志 收付标志 收支 交易方向',
  balance: '余额 账户余额 本次余额 交易后余额 当前余额 联机余额',
  serial: '账户明细编号交易流水号 交易流水号 银行流水号 核心流水号 账户流水号 业务流水号 流水号 交易序号 日志号',
  name: '对方户名 对方名称 对方单位名称 对方单位 对方账户名称 收付方名称 交易对手名称 交易对手 对方',
  account: '对方账号 对方账户 对方卡号 收付方账号 交易对手账号',
  payer: '付款人名称 付款人户名 付款方名称 付款人',
  payerAccount: '付款人账号 付款方账号',
  payee: '收款人名称 收款人户名 收款方名称 收款人',
  payeeAccount: '收款人账号 收款方账号',
  summary: '摘要 交易摘要 业务摘要 交易类型 业务类型 业务名称 交易类别',
  remark: '附言 交易附言 用途 交易用途 备注 个性化信息 其它摘要 扩展摘要 交易备注 交易说明',
  own: '本方账号 查询账号 账号 卡号',
  currency: '币种 交易货币 记账币种 交易币种 货币',
};

/** Heading as it is compared: without blanks, signs and the English in brackets that the Bank of China adds. */
export const plainHeading = (heading: string): string =>
  halfWidth(heading)
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll('帐', '账')
    .replaceAll(/[^\p{Script=Han}A-Za-z0-9]/gu, '')
    .replace(/元$/, '');

const ranks = new Map(bankFields.values.map((field) => [field, headings[field].split(' ')]));

/** Columns of texts, of which a file may have several that are read together. */
const MANY: ReadonlySet<BankField> = new Set(['remark']);

const known = Array.from(ranks, ([field, names]) => ({ field, names }));

/** The column that says a meaning best among those that are free. */
function bestColumn(names: readonly string[], plain: readonly string[], free: ReadonlySet<number>): number | undefined {
  for (const name of names) {
    const at = plain.findIndex((heading, column) => heading === name && free.has(column));
    if (at >= 0) return at;
  }
  return undefined;
}

/** Meanings that staff have given to headings; null of one that means nothing. */
export type NamedColumns = Readonly<Record<string, BankField | null>>;

/** Meanings of the headings of a file: those that staff named for this account first, then those of the large banks. */
export function columnsOf(row: readonly string[], named: NamedColumns = {}): (BankField | null)[] {
  const plain = row.map(plainHeading);
  const isNamed = (heading: string) => Object.hasOwn(named, heading);
  const columns = plain.map((heading) => (isNamed(heading) ? (named[heading] ?? null) : null));
  const taken = new Set(columns);
  const free = new Set(plain.keys().filter((at) => plain[at] !== '' && !isNamed(plain[at] ?? '')));
  for (const { field, names } of known) {
    if (taken.has(field)) continue;
    for (let at = bestColumn(names, plain, free); at !== undefined; at = bestColumn(names, plain, free)) {
      columns[at] = field;
      free.delete(at);
      if (!MANY.has(field)) break;
    }
  }
  return columns;
}

/** Meaning that is still missing, in words; undefined where the lines of a file can be read. */
export function whatIsMissing(columns: readonly (BankField | null)[]): string | undefined {
  const has = (field: BankField) => columns.includes(field);
  if (!has('day')) return '交易日期';
  if (has('amount') || (has('moneyIn') && has('moneyOut'))) return undefined;
  return has('direction') && (has('moneyIn') || has('moneyOut')) ? undefined : '收入金额和支出金额';
}

/** Meaning that two columns have, in words; undefined where each has its own. */
export function whatIsTwice(columns: readonly (BankField | null)[]): string | undefined {
  const twice = columns.find((field, at) => field !== null && !MANY.has(field) && columns.indexOf(field) !== at);
  return twice ? bankFields.labels[twice] : undefined;
}

/** Most rows above the headings: titles, the account and the period. */
export const HEAD_ROWS = 30;

/** Headings of a file: the first row that says enough, else the one with the most known headings; 0 where none has any. */
export function headingsIn(rows: readonly (readonly string[])[], named?: NamedColumns): number {
  const counts = rows.slice(0, HEAD_ROWS).map((row) => {
    const columns = columnsOf(row, named);
    return { isEnough: whatIsMissing(columns) === undefined, count: columns.filter((field) => field !== null).length };
  });
  const enough = counts.findIndex(({ isEnough }) => isEnough);
  if (enough >= 0) return enough;
  const most = Math.max(0, ...counts.map(({ count }) => count));
  return most === 0 ? 0 : counts.findIndex(({ count }) => count === most);
}

/** Meanings that a person chose where they are others than those that are known, by the plain heading. */
export function chosenOtherwise(row: readonly string[], chosen: readonly (BankField | null)[]): NamedColumns {
  const known = columnsOf(row);
  return Object.fromEntries(
    row.flatMap((heading, at) => {
      const plain = plainHeading(heading);
      const field = chosen[at] ?? null;
      return plain === '' || field === known[at] ? [] : [[plain, field] as const];
    }),
  );
}
