import { carrierRefusals } from '#contract/delivery/express.ts';
import { Refusal } from '#contract/refusal.ts';
import type { ListedCarrier } from '#server/platform/labels.ts';
import type { Services } from '#server/platform/services.ts';
import { furtherCarriers } from './further-carriers.ts';
import { findLastSync } from './last-sync.ts';
import type { SyncedCarriers } from './sync-express.ts';

const builtIn = (): ListedCarrier[] =>
  furtherCarriers.map(([code, name]) => ({ code, name, partnerId: false, partnerKey: false, net: false }));

/** Carriers by the codes of WeChat. Where it does not tell them, those that are kept stand: the provider's list counts all the same. */
async function wechatCarriers({ miniProgramme }: Services['providers']) {
  if (!(await miniProgramme.isSetUp())) return [];
  return miniProgramme.listCarriers().catch((error: unknown) => {
    if (error instanceof Refusal) return [];
    throw error;
  });
}

/** Carriers as the provider lists them; the built-in list stands in while there is none. */
export async function findCarriers(
  { database: { db }, providers }: Pick<Services, 'database' | 'providers'>,
  again: boolean,
  now: Date,
): Promise<SyncedCarriers> {
  const { label } = providers;
  if (!(await label.isSetUp())) return { carriers: builtIn(), isMetered: false, wechat: await wechatCarriers(providers) };
  const ranBefore = again ? undefined : await findLastSync(db, now);
  if (ranBefore) return { carriers: [], isMetered: true, wechat: [], ranBefore };
  const carriers = await label.carriers();
  if (!carriers) throw carrierRefusals.SYNC_FAILED();
  return { carriers, isMetered: true, wechat: await wechatCarriers(providers) };
}
