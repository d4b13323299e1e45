const isMissing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) ? value.length === 0 : String(value).trim() === '');

/** A check of a field that says in the words of its form that it is missing: nothing, blanks or an empty list. */
export const needed = (says: string) => (value: unknown) => (isMissing(value) ? says : undefined);
