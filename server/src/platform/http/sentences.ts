import type { z } from 'zod';
import { NO_TEXT } from '#contract/wire.ts';

const counted: Readonly<Record<string, string>> = { string: '个字', array: '项', set: '项' };

const LACKS = '有内容没有填写，请补充后重试';
const WRONG_FORM = '内容的格式不正确，请检查后重试';
const OUT_OF_RANGE = '不在可选的范围内，请刷新页面后重新选择';

/** Sentences of the codecs that many fields share. */
const SHARED = [
  /^编号(列表)?不正确/,
  /^请选择是或否$/,
  /^含有不能保存的字符$/,
  /^(最多|最少) \d+ (个字|项)$/,
  /^数值不能[大小]于 /,
  /^请填写( 0 或更大的)?(整数|数字)/,
  /^金额(应为|最多)/,
  /^(时间|日期)格式应为/,
];

/** Sentences that leave open which field they are about. */
export const isNameless = (sentence: string): boolean =>
  [LACKS, WRONG_FORM, OUT_OF_RANGE, NO_TEXT].includes(sentence) || SHARED.some((shared) => shared.test(sentence));

/** Message about a value whose field has no sentence of its own, in words for people. */
export function sentenceOf(issue: Parameters<z.core.$ZodErrorMap>[0]): string {
  const unit = issue.code === 'too_big' || issue.code === 'too_small' ? counted[issue.origin] : undefined;
  if (issue.code === 'too_big') return unit ? `最多 ${issue.maximum} ${unit}` : `数值不能大于 ${issue.maximum}`;
  if (issue.code === 'too_small') return unit ? `最少 ${issue.minimum} ${unit}` : `数值不能小于 ${issue.minimum}`;
  if (issue.code === 'invalid_value') return OUT_OF_RANGE;
  if (issue.code === 'invalid_type' && issue.input === undefined) return LACKS;
  return WRONG_FORM;
}
