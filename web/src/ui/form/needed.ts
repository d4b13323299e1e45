const isMissing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) ? value.length === 0 : String(value).trim() === '');

/** A check of a field that says in the words of its form that it is missing: nothing, blanks or an empty list. */
export const needed = (says: string) => (value: unknown) => (isMissing(value) ? says : undefined);

const isBackwards = (span: unknown) => Array.isArray(span) && span[1] < span[0];

/** Check of a required period, which a phone may give backwards: its two boxes know nothing of each other. */
export const spanNeeded = (says: string) => (value: unknown) =>
  needed(says)(value) ?? (isBackwards(value) ? '结束不能早于开始，请重新选择' : undefined);
