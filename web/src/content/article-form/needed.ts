/** Says what is missing in the words of this form. */
export const needed = (message: string) => (value: unknown) =>
  value === undefined || value === null || String(value).trim() === '' ? message : undefined;
