/** A pattern for LIKE in which nothing of the keyword is a wildcard. */
export const containing = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
export const startingWith = (keyword: string): string => `${keyword.replace(/[\\%_]/g, '\\$&')}%`;
