import { originsIn, reachSettings } from '#contract/settings/site.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Reach } from '#server/platform/http/reach.ts';
import { withoutSlash } from '#server/platform/text/without-slash.ts';
import { settingOf } from './config/cache.ts';

/** Settings of the shop about who reaches it and where, from memory; a change counts from the next request. */
export const openReach = ({ db }: Pick<Database, 'db'>, basePath: string): Reach => ({
  basePath,
  siteAddress: async () => withoutSlash(await settingOf(db, reachSettings.api_url)),
  origins: async () => originsIn(await settingOf(db, reachSettings.cors_origins)),
});
