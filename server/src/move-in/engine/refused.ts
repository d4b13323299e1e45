import { refusalOf } from '#server/platform/http/faults/errors.ts';

interface Violation {
  code: string;
  message: string;
  table: string | undefined;
  /** Rule by its name, or column that must not be empty. */
  rule: string | undefined;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Finds what PostgreSQL says of a value that it does not take, within what was thrown. */
function violationIn(error: unknown): Violation | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, table, constraint, column } = Object(error);
  if (!/^2[23]/.test(text(code) ?? '')) return violationIn(error.cause);
  return { code, message: error.message, table: text(table), rule: text(constraint) ?? text(column) };
}

const SAYS: Readonly<Record<string, string>> = {
  '23502': '缺少必填的内容',
  '23503': '指向的记录不存在',
  '23505': '与另一条记录重复',
  '23514': '不符合规则',
  '23P01': '与另一条记录冲突',
  '22003': '数字超出范围',
  '22021': '文字里有不能保存的字符',
  '22P05': '文字里有不能保存的字符',
};
const TOO_LONG = '22001';

function sentenceOf({ code, message }: Violation): string {
  const [, most] = /\((\d+)\)/.exec(message) ?? [];
  if (code === TOO_LONG) return most ? `文字太长，最多 ${most} 个字` : '文字太长';
  return SAYS[code] ?? '内容的格式不对';
}

/** Advice at the end of a refusal, which is for whoever fills in a form. */
const ADVICE = /，请.*$/;

/** Says why this shop does not take a record, by which rule of which table; undefined for an error that is about no record. */
export function reasonRefused(error: unknown): string | undefined {
  const violation = violationIn(error);
  if (!violation) return undefined;
  const { table, rule } = violation;
  const place = [table && `表 ${table}`, rule && `规则 ${rule}`].filter(Boolean).join('，');
  const sentence = refusalOf(error)?.message.replace(ADVICE, '') ?? sentenceOf(violation);
  return `新店不收：${sentence}${place ? `（${place}）` : ''}`;
}
