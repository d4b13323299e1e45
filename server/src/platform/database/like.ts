/** A pattern for LIKE in which nothing of the keyword is a wildcard. */
export const containing = (keyword: string): string => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
export const startingWith = (keyword: string): string => `${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** Reverses a text as `reverse` of SQL does. */
export const backwards = (text: string): string => [...text].toReversed().join('');

/** A pattern for the reversed text, which an index finds by the end of the text. */
export const endingWith = (keyword: string): string => startingWith(backwards(keyword));
