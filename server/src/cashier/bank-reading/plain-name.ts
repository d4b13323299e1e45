import { halfWidth } from '#contract/search-text.ts';

/** Name of a person or a firm as it is compared: in half width, without blanks. `bank_name` of the database does the same. */
export const plainName = (name: string): string => halfWidth(name).replaceAll(' ', '').toLowerCase();
