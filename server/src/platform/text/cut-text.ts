/** Cuts a text at so many characters without halving one: half of a character is no text. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
