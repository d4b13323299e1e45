import type { MergedField } from '#contract/customers/enums.ts';
import type { customer } from '../customers/tables.ts';

export type CustomerRecord = typeof customer.$inferSelect;
export interface Both {
  from: CustomerRecord;
  to: CustomerRecord;
}

/** Fields of which each account has one at most. */
const single = ['phone', 'realName', 'cardId', 'sex', 'birthday', 'addres', 'groupId', 'spreadUid'] as const;
type Single = (typeof single)[number];

const isBlank = (value: CustomerRecord[Single]) => value === null || value === '' || value === 0;

/** Referrer of somebody, who is not the other account of the same person. */
const withoutOther = ({ from, to }: Both): Both => ({
  from: from.spreadUid === to.id ? { ...from, spreadUid: null } : from,
  to: to.spreadUid === from.id ? { ...to, spreadUid: null } : to,
});

interface MergeChecks {
  /** The referrer of the account that ends stands below the one that goes on. */
  isCircle: boolean;
  grades: { from: number; to: number };
}

export const MARK_MAX = 255;
const marksOf = ({ from, to }: Both): string => [...new Set([to.mark, from.mark])].filter(Boolean).join('；');

/** Fields that the account which goes on takes from the other, and those of the other that end with it. */
export function fateOfFields(both: Both, { isCircle, grades }: MergeChecks): { taken: MergedField[]; lost: MergedField[] } {
  const { from, to } = withoutOther(both);
  const theirs = single.filter((field) => !isBlank(from[field]) && from[field] !== to[field]);
  const canTake = (field: Single) => isBlank(to[field]) && !(field === 'spreadUid' && isCircle);
  const marks = marksOf(both);
  const hasMark = from.mark !== '' && from.mark !== to.mark;
  return {
    taken: [
      ...theirs.filter(canTake),
      ...(grades.from > grades.to ? (['level'] as const) : []),
      ...(hasMark && marks.length <= MARK_MAX ? (['mark'] as const) : []),
    ],
    lost: [...theirs.filter((field) => !canTake(field)), ...(marks.length > MARK_MAX ? (['mark'] as const) : [])],
  };
}

/** Values of the account that goes on, with what it takes from the other. */
export function joined(both: Both, taken: readonly MergedField[]) {
  const { from, to } = both;
  const own = withoutOther(both).to;
  const has = new Set(taken);
  return {
    ...Object.fromEntries(single.filter((field) => has.has(field)).map((field) => [field, from[field]])),
    ...(has.has('addres') && { country: from.country, province: from.province, city: from.city }),
    ...(has.has('level') && { level: from.level, isLevelByHand: from.isLevelByHand }),
    ...(has.has('spreadUid') ? { spreadTime: from.spreadTime } : own.spreadUid === null && { spreadUid: null, spreadTime: null }),
    mark: marksOf(both).slice(0, MARK_MAX),
    avatar: to.avatar || from.avatar,
    isPromoter: to.isPromoter || from.isPromoter,
    promoterTime: to.promoterTime ?? from.promoterTime,
    payCount: to.payCount + from.payCount,
  };
}
