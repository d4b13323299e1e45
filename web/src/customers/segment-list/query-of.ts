import { CustomerFilter } from '#contract/customers/customer-filter.ts';
import { encoder } from '#contract/transcode.ts';

/** Parameter that says which segment a list was opened with. */
export const OPENED = 'segment';

const encode = encoder(CustomerFilter);

/** Conditions as the address of the list has them. */
export const queryOf = (filter: CustomerFilter): string =>
  new URLSearchParams(
    Object.entries(Object(encode(filter))).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ).toString();
