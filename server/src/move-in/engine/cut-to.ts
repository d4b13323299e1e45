/** Characters as PostgreSQL counts them. */
export const cutTo = (text: string, most: number): string => (text.length <= most ? text : [...text].slice(0, most).join(''));
