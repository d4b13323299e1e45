import type { AnyCall } from '#contract/call.ts';
import { everyCall } from '#contract/index.ts';
import type { Client } from '../client.ts';

/** Calls that ask who is there. */
export const guarded = everyCall().filter(({ permission }) => permission !== 'public' && permission !== 'storefront');

/** Every right there is, but not the one that stands for all of them. */
export const EVERYTHING = [...new Set(guarded.flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf]))].filter(
  (permission) => permission !== 'session',
);

/** Input that names the records of others in every field that a call may read them from. */
export type Bag = Readonly<Record<string, unknown>>;

const pathWith = (call: AnyCall, bag: Bag) =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(bag[name] ?? bag['id'])));
const queryOf = (bag: Bag) =>
  Object.fromEntries(Object.entries(bag).map(([key, value]) => [key, Array.isArray(value) ? value.join() : String(value)]));

/** The call, asked for what the bag names. */
export const pry = (desk: Client, call: AnyCall, bag: Bag) =>
  desk.raw(call.method, pathWith(call, bag), { query: queryOf(bag), ...(call.method === 'POST' ? { body: bag } : {}) });
