import { z } from 'zod';
import { type Fen, fenOfYuan, yuanOfFen } from './fen.ts';
import { readMoment, showDay, showMoment } from './moment.ts';

/** Codecs between the wire's types and ours. The left side is what travels, the right side what code sees. */

/** The largest number that a column of whole numbers keeps. */
export const INT_MAX = 2_147_483_647;

/** Message for a wrong value: one sentence, or another for one that is not there at all. */
export type Sentence = string | { error: (issue: { readonly input?: unknown }) => string };

export const absentOr = (absent: string, wrong: string): Sentence => ({
  error: ({ input }) => (input === undefined || input === null ? absent : wrong),
});

/** Sentence of the wire for a missing query parameter. */
export const neededOr = (type: 'Integer' | 'String', name: string, wrong: string): Sentence =>
  absentOr(`Required ${type} parameter '${name}' is not present`, wrong);

/** Field that may not be left out, before it is parsed: `present('请选择…').pipe(flag)`. */
export const present = (message: string) =>
  z.unknown().refine((sent) => sent !== undefined && sent !== null && sent !== '', message);

/** Compares what was sent with a maximum. An object is never more: its conversion to text may throw. */
export const isMoreThan = (most: number, sent: unknown): boolean => typeof sent !== 'object' && Number(sent) > most;
/** Compares what was sent with a minimum; an object is never less. */
export const isLessThan = (least: number, sent: unknown): boolean => typeof sent !== 'object' && Number(sent) < least;

/** A whole number, sent as a number or as digits. */
const whole = (min: number, max: number, message?: Sentence) =>
  z.codec(
    z.union([z.number(), z.string().regex(/^-?\d{1,16}$/, message)], message),
    z.int(message).min(min, message).max(max, message),
    {
      decode: (sent) => Number(sent),
      encode: (value) => value,
    },
  );

const WRONG_ID = '编号不正确，请刷新页面后重试';
/** The key of a record. */
export const id = whole(1, INT_MAX, WRONG_ID);
/** A key where 0 means "none". */
export const idOrNone = whole(0, INT_MAX, WRONG_ID);
/** Id whose absence the wire names. */
export const neededId = (name: string) => whole(0, INT_MAX, neededOr('Integer', name, WRONG_ID));
export const count = whole(0, INT_MAX, '请填写 0 或更大的整数');
export const signed = whole(-INT_MAX, INT_MAX, '请填写整数');
export const integer = (min: number, max: number, message: Sentence) => whole(min, max, message);

/** "12.50" yuan outside, 1250 fen inside; numbers are accepted, at most 999,999.99 yuan. */
export const moneyUpTo = (max: Fen, message: string) =>
  z.codec(
    z.union([z.string().regex(/^\d{1,10}(\.\d+)?$/, message), z.number().nonnegative(message)], message),
    z.int(message).max(max, message),
    {
      decode: (yuan) => fenOfYuan(yuan),
      encode: (fen) => yuanOfFen(fen),
    },
  );
export const MOST_MONEY = 99_999_999;
const WRONG_MONEY = '金额应为 0 到 999999.99 元';
export const money = moneyUpTo(MOST_MONEY, WRONG_MONEY);

const TOO_FINE = '金额最多两位小数';
/** The remainder that floating point leaves where a client reckons, 100.1 - 25.76, is less than this part of a yuan and no fraction of a fen. */
const NOISE = 5e-10;
const isTooFine = (yuan: string | number) => Math.abs(Number(yuan) - fenOfYuan(yuan) / 100) >= NOISE;
/** Money that changes hands has whole fen; rounding would move another amount than was named. */
export const exactMoneyUpTo = (max: Fen, message: string) =>
  z
    .union([z.string(), z.number()], message)
    .refine((yuan) => !isTooFine(yuan), TOO_FINE)
    .pipe(moneyUpTo(max, message));
export const exactMoney = exactMoneyUpTo(MOST_MONEY, WRONG_MONEY);
/** Largest total of an order, and so of all that is paid, taken back, invoiced or limited for it. */
export const ORDER_TOTAL_MAX: Fen = 9_999_999_999;
export const orderMoney = exactMoneyUpTo(ORDER_TOTAL_MAX, `金额应为 0 到 ${yuanOfFen(ORDER_TOTAL_MAX)} 元`);
/** Sums and differences, which may be negative or large. */
export const amount = z.codec(z.union([z.string(), z.number()]), z.int(), {
  decode: (yuan) => fenOfYuan(yuan),
  encode: (fen) => yuanOfFen(fen),
});

/** Two decimals as text outside, hundredths inside: weight (kg), volume (m³), rates (%). */
export const hundredths = moneyUpTo(99_999_999, '请填写 0 或更大的数字，最多两位小数');

export const TRUE = new Set<unknown>([true, 1, '1', 'true', 'on', 'yes']);
export const flagWords = z.union(
  [z.boolean(), z.literal([0, 1]), z.literal(['true', 'false', '1', '0', 'on', 'off', 'yes', 'no'])],
  '请选择是或否',
);
export const flag = z.codec(flagWords, z.boolean(), { decode: (sent) => TRUE.has(sent), encode: (value) => value });
/** A flag that travels as 0 or 1. */
export const bit = (message: string) =>
  z.codec(z.union(flagWords.options, message), z.boolean(), { decode: (sent) => TRUE.has(sent), encode: (on) => (on ? 1 : 0) });

/** "2026-11-20 14:05:00" in Asia/Shanghai. */
export const moment = z.codec(z.string(), z.date('时间格式应为 2026-01-31 08:00:00'), { decode: readMoment, encode: showMoment });
/** Optional moment; an empty text is none. */
export const momentOrNone = z.codec(z.string().nullish(), z.date('时间格式应为 2026-01-31 08:00:00').nullable(), {
  decode: (sent) => (sent ? readMoment(sent) : null),
  encode: (value) => value && showMoment(value),
});
/** "2026-11-20" in Asia/Shanghai; what is read is its midnight. */
export const day = z.codec(z.string(), z.date('日期格式应为 2026-01-31'), { decode: readMoment, encode: showDay });
/** Epoch seconds. */
export const seconds = z.codec(z.number(), z.date(), {
  decode: (sent) => new Date(sent * 1000),
  encode: (date) => Math.floor(date.getTime() / 1000),
});

/** Epoch milliseconds. */
export const millis = z.codec(z.number(), z.date(), {
  decode: (sent) => new Date(sent),
  encode: (date) => date.getTime(),
});

/** "42": a whole number that the wire answers as text. */
export const digits = z.codec(z.string(), z.int(), { decode: Number, encode: String });

const WRONG_IDS = '编号列表不正确';
const idsSaid = (message: Sentence) =>
  z.codec(
    z.union([z.string(message).regex(/^[\d, ]*$/, message), z.number(message)], message),
    z.array(z.int(message).min(0, message).max(INT_MAX, message)).max(10_000, '一次最多选择 10000 个'),
    {
      decode: (sent) =>
        String(sent)
          .split(',')
          .filter((part) => part.trim() !== '')
          .map(Number),
      encode: (ids) => ids.join(','),
    },
  );
/** "3,4,5"; empty text is an empty list. */
export const idList = idsSaid(WRONG_IDS);
/** Ids whose absence the wire names. */
export const neededIds = (name: string) => idsSaid(neededOr('String', name, WRONG_IDS));
// Control characters but tab and line ends, codes that are no characters, soft hyphens, blanks without width and marks of direction.
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\p{Noncharacter_Code_Point}]/gu;
// Joiners belong into families of emoji and into scripts whose letters join; anywhere else nobody sees them.
const LONE_JOINER = /(?<=^|[\p{Script=Han}\p{Script=Latin}\p{N}\p{P}\p{Z}\s])[\u200C\u200D]+|[\u200C\u200D]+$/gu;
const NEW_LINE = /[\t\n\r\u2028\u2029]+/g;

/** Text without what nobody sees, in lines as it was typed. */
export const printable = (typed: string): string => typed.replaceAll(UNSEEN, '').replaceAll(LONE_JOINER, '');
/** Text of one line: names and numbers that were pasted with a tab or a new line. */
export const asLine = (typed: string): string => printable(typed).replaceAll(NEW_LINE, ' ');

/** "红,蓝" */
export const wordList = z.codec(z.string(), z.array(z.string()), {
  decode: (sent) =>
    asLine(sent)
      .split(',')
      .filter((part) => part !== ''),
  encode: (words) => words.join(','),
});

/** JSON inside a string, as the wire sends lists of pictures and specifications. */
export const jsonText = <T extends z.ZodType>(inner: T, message: string) =>
  z.codec(z.string(message), inner, {
    decode: (sent, context) => {
      try {
        return JSON.parse(sent === '' ? 'null' : sent);
      } catch {
        context.issues.push({ code: 'custom', input: sent, message });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });

// A NUL cannot be stored by PostgreSQL, and a lone surrogate is not text.
const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

/** Sentence for a text that is none, which does not say which. */
export const NO_TEXT = '请填写文字';

/** Most characters of a text that stands in one line whatever it is; a longer one may have several, unless it is a `line`. */
const LINE_MAX = 64;

/** Text of at most `max` characters as it was typed, but for what nobody sees. Optional and nullable forms are built on it. */
export const text = (max: number, tooLong = `最多 ${max} 个字`) =>
  z
    .string(NO_TEXT)
    .max(max, tooLong)
    .refine(storable, '含有不能保存的字符')
    .overwrite(max > LINE_MAX ? printable : asLine);
/** Text that must not be blank. */
export const words = (max: number, missing: Sentence, tooLong?: string) =>
  z
    .string(missing)
    .refine((value) => asLine(value).trim() !== '', missing)
    .pipe(text(max, tooLong));
/** Name or title, however long: one line that must not be blank. */
export const line = (max: number, missing: Sentence, tooLong?: string) => words(max, missing, tooLong).overwrite(asLine);

// The scheme as a browser reads it: control characters inside are skipped, blanks before it too.
const SCHEME = /^\s*([a-z][a-z\d+.-]*):/i;

const WRONG_ADDRESS = '图片地址不正确，请重新上传';

/** No `javascript:` and no `data:`, which would run or hide what they show: below this site, or by http(s). */
export function isMediaAddress(address: string): boolean {
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  return !/\p{Cc}/u.test(address) && (scheme === undefined || scheme === 'http' || scheme === 'https');
}

const FILM = /\.(mp4|mov|webm|m4v|avi)($|[?#])/i;
export const isFilmAddress = (address: string): boolean => FILM.test(address);

/** Address of a picture or film. */
export const mediaAddress = (max: number, missing: Sentence, tooLong?: string) =>
  words(max, missing, tooLong).refine(isMediaAddress, WRONG_ADDRESS);
/** Optional address of a media file. */
export const mediaAddressOrNone = (max: number, tooLong: string) => text(max, tooLong).refine(isMediaAddress, WRONG_ADDRESS);
/** Address of a page, in the same sense. */
export const webAddressOrNone = (max: number, wrong: string, tooLong: string) => text(max, tooLong).refine(isMediaAddress, wrong);

// JSON.stringify writes what `storable` refuses as an escape; an escaped backslash before it is plain text.
const UNSTORABLE_ESCAPE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Any JSON that a column can hold, at most `max` characters once written out. */
export const json = (max: number, tooLong: string) =>
  z
    .json()
    .refine((value) => JSON.stringify(value).length <= max, tooLong)
    .refine((value) => !UNSTORABLE_ESCAPE.test(JSON.stringify(value)), '含有不能保存的字符');

export const nothing = z.null();

const MOST_ROWS = 9999;
const anyInteger = (message: string) => integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, message);

/** Rows of a page as they were asked for; 0 is all of them. */
const rowsAsked = (limit: number) => (limit === 0 ? MOST_ROWS : Math.min(Math.max(limit, 1), MOST_ROWS));

/** Paging without bounds on the wire: a client that asks for more or less than is allowed gets the nearest that is. */
export const paging = {
  page: anyInteger('页码应是整数')
    .overwrite((page) => Math.min(Math.max(page, 1), INT_MAX))
    .default(1),
  limit: anyInteger('每页条数应是整数').overwrite(rowsAsked).default(20),
};
export const paged = <F extends z.ZodRawShape>(filters: F) => z.object({ ...filters, ...paging });

/** `total` stops at a cap for filtered lists of millions; then `capped` is true and screens show "1,000+". */
export const page = <T extends z.ZodType>(row: T) =>
  z.object({
    page: z.int(),
    limit: z.int(),
    totalPage: z.int(),
    total: z.int(),
    capped: z.boolean().optional(),
    list: z.array(row),
  });

export interface Page<T> {
  page: number;
  limit: number;
  totalPage: number;
  total: number;
  capped?: boolean | undefined;
  list: T[];
}
