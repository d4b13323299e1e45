import { carrierRefusals } from '#contract/delivery/express.ts';
import type { ListedCarrier } from '#server/platform/labels.ts';
import type { Services } from '#server/platform/services.ts';
import { furtherCarriers } from './further-carriers.ts';
import { findLastSync } from './last-sync.ts';
import type { SyncedCarriers } from './sync-express.ts';

const builtIn = (): ListedCarrier[] =>
  furtherCarriers.map(([code, name]) => ({ code, name, partnerId: false, partnerKey: false, net: false }));

/** Carriers as the provider lists them; the built-in list stands in while there is none. */
export async function findCarriers(
  { database: { db }, providers: { label } }: Pick<Services, 'database' | 'providers'>,
  again: boolean,
  now: Date,
): Promise<SyncedCarriers> {
  if (!(await label.isSetUp())) return { carriers: builtIn(), isMetered: false };
  const ranBefore = again ? undefined : await findLastSync(db, now);
  if (ranBefore) return { carriers: [], isMetered: true, ranBefore };
  const carriers = await label.carriers();
  if (!carriers) throw carrierRefusals.SYNC_FAILED();
  return { carriers, isMetered: true };
}
