import { z } from 'zod';
import { jsonText, words } from '../wire.ts';

/** Name of the only SKU of a product; it tells nothing apart. */
export const ONLY_SUK = '默认';

/** A SKU's values as people read them; on the wire they are parted by commas. */
export const sukWords = (suk: string): string => suk.replaceAll(',', ' / ');

const LINES_MAX = 10;
const VALUES_MAX = 200;
const TEXT_MAX = 200_000;
const NO_LINES = '规格值不能为空';

/** Specification of a template with its values. Keys that a client adds stand beside them on the wire, and under `own` here. */
export interface RuleLine {
  value: string;
  detail: string[];
  own?: Record<string, unknown> | undefined;
}

interface SentLine {
  value: string;
  detail: string[];
  [added: string]: unknown;
}

const asKept = ({ value, detail, ...own }: SentLine): RuleLine =>
  Object.keys(own).length > 0 ? { value, detail, own } : { value, detail };
const asSent = ({ value, detail, own }: RuleLine): SentLine => ({ value, detail, ...own });

const isLine = (sent: unknown) => sent instanceof Object;
const own = z.record(z.string(), z.unknown()).optional();

const textOf = (lines: z.ZodType<RuleLine[], RuleLine[]>) =>
  jsonText(
    z.codec(z.array(z.custom<SentLine>(isLine, NO_LINES), NO_LINES), lines, {
      decode: (sent) => sent.map(asKept),
      encode: (kept) => kept.map(asSent),
    }),
    '规格内容不正确',
  );

/** JSON of lines as they are answered. */
export const linesText = textOf(z.array(z.object({ value: z.string(), detail: z.array(z.string()), own })));

const LineDraft = z.object({
  own,
  value: words(32, '请填写规格名称', '规格名称不能超过32个字符'),
  detail: z
    .array(words(50, '请填写规格值', '规格值不能超过50个字符'), '请填写规格值')
    .min(1, '请填写规格值')
    .max(VALUES_MAX, `一个规格最多${VALUES_MAX}个规格值`),
});

/** JSON of lines as a form sends them. */
export const linesDraft = z
  .string(NO_LINES)
  .min(1, NO_LINES)
  .max(TEXT_MAX, '规格内容太长，请分成几个模板')
  .pipe(textOf(z.array(LineDraft).min(1, NO_LINES).max(LINES_MAX, `规格最多${LINES_MAX}个`)));
