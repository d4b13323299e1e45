import type { FieldChange } from '#contract/changes/changes.ts';
import type { z } from 'zod';

type Field = z.output<typeof FieldChange>;

export interface Acted {
  noun: string;
  /** First record of the noun that was touched; null when the act touched only others. */
  id: number | null;
  count: number;
}

const nounOf = (act: string): string => act.split('.')[0] ?? act;

/** Record that an act was about: of the noun of the act where such a row was touched, else of the first table that was. */
export function recordOf(act: string, touched: Readonly<Record<string, readonly number[]>>): Acted {
  const noun = touched[nounOf(act)] ? nounOf(act) : (Object.keys(touched).toSorted()[0] ?? nounOf(act));
  const ids = touched[noun] ?? [];
  return { noun, id: ids[0] ?? null, count: ids.length };
}

const FIELDS_AT_MOST = 3;
const VALUE_AT_MOST = 40;
/** A figure that went up or down says so by its sign. */
const MOVED = /^[+−]\d+$/;

/** Value in a sentence; long ones end in an ellipsis. */
function brief(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return [...line].length > VALUE_AT_MOST ? `${[...line].slice(0, VALUE_AT_MOST).join('')}…` : line;
}

function clauseOf({ label, before, after, of, isPictures, isMember, isHidden }: Field): string {
  const what = of ? `${of} 的${label}` : label;
  if (isHidden) return `修改了${of ?? label}`;
  if (isPictures) return `换了${what}`;
  if (isMember) return before === null ? `加入${what} ${brief(after ?? '')}` : `移除${what} ${brief(before)}`;
  if (before === null) return `${what}${MOVED.test(after ?? '') ? '' : '填为'} ${brief(after ?? '')}`;
  return after === null ? `清空了${what}（原为 ${brief(before)}）` : `${what} ${brief(before)} 改为 ${brief(after)}`;
}

/** 删除商品 names its kind; so does 赠送新人券, by the character that it shares with 优惠券. */
const says = (label: string, kind: string): boolean => label.includes(kind) || label.endsWith(kind.slice(-1));

/** Verbs that take the record as their object: 编辑商品“杯”. Any other act stands apart from it: 同意退款 · 订单“SO1”. */
const VERBS =
  /^(新增|编辑|(批量)?修改|删除|恢复|撤销|移动|复制|导入|导出|同步|上架|下架|领取|申请|审核|支付|指派|核销|开具|红冲|作废|回复)$/;

interface Subject {
  label: string;
  kind: string;
  called: string;
  count: number;
}

/** An act in words, without values where a record was made or deleted whole, else with the first that changed, and 等 where there are more. */
export function sentenceOf({ label, kind, called, count }: Subject, fields: readonly Field[], isWhole: boolean): string {
  // A record named as the act on it, such as a file: 导出商品.
  if (called === label) return label;
  const several = count > 1 ? `等 ${count} 项` : '';
  const object = `${kind}${called && `“${brief(called)}”`}${several}`;
  const joined = VERBS.test(label) ? object : ` · ${object}`;
  const done = `${label}${says(label, kind) ? object.slice(kind.length) : joined}`;
  if (isWhole || fields.length === 0) return done;
  const more = fields.length > FIELDS_AT_MOST ? ' 等' : '';
  return `${done}：${fields.slice(0, FIELDS_AT_MOST).map(clauseOf).join('，')}${more}`;
}
