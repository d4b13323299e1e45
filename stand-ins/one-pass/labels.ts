import { refuse } from './refusal.ts';

/** Label that left the printer of the platform. */
interface PrintedLabel {
  number: string;
  com: string;
  fromName: string;
  toName: string;
  at: number;
}

/** Labels of an account, newest last. Every request prints one and costs one, whatever it names as its order. */
export interface LabelBook {
  left: number;
  printed: PrintedLabel[];
  /** Called once the label is out, before anybody is answered. */
  whenPrinted?: (label: PrintedLabel) => void;
}

const books = new WeakMap<object, LabelBook>();

/** Labels of this account. */
export function labelBookOf(account: object): LabelBook {
  const known = books.get(account) ?? { left: 1000, printed: [] };
  books.set(account, known);
  return known;
}

const carriers = ['yuantong', 'zhongtong', 'yunda', 'shunfeng', 'kuayue'];
const wanted: readonly (readonly [field: string, name: string])[] = [
  ['to_name', '收件人姓名'],
  ['to_tel', '收件人电话'],
  ['to_addr', '收件人地址'],
  ['from_name', '寄件人姓名'],
  ['from_tel', '寄件人电话'],
  ['from_addr', '寄件人地址'],
  ['temp_id', '电子面单模板'],
  ['siid', '打印机编号'],
  ['cargo', '物品名称'],
];

/** Time as the platform writes it, by the clock of China. */
const timeText = (at: number): string => new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

export function printLabel(account: object, form: URLSearchParams, now: number): object {
  const book = labelBookOf(account);
  const com = form.get('com') ?? '';
  if (!carriers.includes(com)) refuse('快递公司不存在');
  for (const [field, name] of wanted) if ((form.get(field) ?? '').trim() === '') refuse(`${name}不能为空`);
  if (!/^[1-9]\d*$/.test(form.get('count') ?? '')) refuse('物品数量错误');
  if (book.left <= 0) refuse('电子面单次数不足');
  book.left -= 1;
  const [toName, fromName] = [form.get('to_name') ?? '', form.get('from_name') ?? ''];
  const label = { number: `WB${100_000 + book.printed.length}`, com, fromName, toName, at: now };
  book.printed.push(label);
  book.whenPrinted?.(label);
  return { kuaidinum: label.number, label: '' };
}

function pageOf(rows: readonly object[], form: URLSearchParams): { count: number; data: object[] } {
  const limit = Number(form.get('limit') ?? 20);
  const page = Math.max(Number(form.get('page') ?? 1), 1);
  return { count: rows.length, data: rows.toReversed().slice((page - 1) * limit, page * limit) };
}

/** The record of the account, newest first: it names the recipient, and neither phone nor order. */
export function recordOfLabels(account: object, form: URLSearchParams): object {
  if (form.get('type') !== 'expr_dump') refuse('记录类型错误');
  const rows = labelBookOf(account).printed.map(({ number, com, fromName, toName, at }) => ({
    from_name: fromName,
    to_name: toName,
    num: number,
    code: com,
    _resultcode: '成功',
    add_time: timeText(at),
  }));
  return pageOf(rows, form);
}

/** The record that the second generation keeps for each carrier, under the names of its own answers. */
export function recordOfCarrier(account: object, form: URLSearchParams): object {
  const asked = form.get('com') ?? '';
  if (!carriers.includes(asked)) refuse('快递公司不存在');
  if ((form.get('type') ?? '') === '' || !['0', '1'].includes(form.get('is_shipment') ?? '')) refuse('参数错误');
  const rows = labelBookOf(account)
    .printed.filter(({ com }) => com === asked)
    .map(({ number, com, toName, at }) => ({ kuaidinum: number, com, to_name: toName, add_time: timeText(at) }));
  return pageOf(rows, form);
}
