import { everyCall } from '#contract/index.ts';

/** Calls that ask who is there. */
export const guarded = everyCall().filter(({ permission }) => permission !== 'public' && permission !== 'storefront');

/** Every right there is, but not the one that stands for all of them. */
export const EVERYTHING = [...new Set(guarded.flatMap(({ permission, orAnyOf = [] }) => [permission, ...orAnyOf]))].filter(
  (permission) => permission !== 'session',
);
