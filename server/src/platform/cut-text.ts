/** At most so many characters of a text, and none of them in half: half of one is no text. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
