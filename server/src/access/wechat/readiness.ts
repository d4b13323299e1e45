import { reachSettings } from '#contract/settings/site.ts';
import type { Services } from '#server/platform/services.ts';
import { settingOf } from '#server/settings/index.ts';
import { countBindings } from './queries.ts';
import { lackOf } from './rules.ts';

type Ground = Pick<Services, 'database' | 'providers'>;

/** Sentence about the setting that the shop lacks before a code can be scanned; empty when none is. */
export async function lackFor(services: Ground): Promise<string> {
  const [isSetUp, hearsScans, address] = await Promise.all([
    services.providers.publicAccount.isSetUp(),
    services.providers.publicAccount.hearsPushes(),
    settingOf(services.database.db, reachSettings.api_url),
  ]);
  return lackOf({ isSetUp, hearsScans, address });
}

/** Scanning is offered where it works and somebody could use it. */
export async function isScanOffered(services: Ground): Promise<boolean> {
  if ((await lackFor(services)) !== '') return false;
  return (await countBindings(services.database.db, await services.providers.publicAccount.appId())) > 0;
}
