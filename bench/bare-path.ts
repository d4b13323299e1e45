/** Path at which the bare server answers a row: its name without what a path may not hold. */
export const pathOfBare = (name: string): string => `/bare/${name.replace(/\W+/g, '-')}`;
