/** `ot_price` as the program calls it: `otPrice`. */
export const camel = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `otPrice` as the database calls it: `ot_price`. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
