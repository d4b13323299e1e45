import { configCalls } from '#contract/settings/config.ts';
import type { Shop } from './shop.ts';

/** Saves settings of a shop in their order: a new address drops the secret of its service, so secrets come last. */
export const setIn = (shop: Shop) => async (values: Readonly<Record<string, string>>) => {
  for (const [key, value] of Object.entries(values)) await shop.admin().run(configCalls.save, { key, value });
};
