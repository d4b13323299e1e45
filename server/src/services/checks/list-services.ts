import type { OutsideService } from '#contract/services/outside-services.ts';
import type { Services } from '#server/platform/services.ts';
import { listHealth } from '../health/queries.ts';
import { failuresIn, stateOf } from '../health/rules.ts';
import { listPauses } from '../pauses/queries.ts';
import { listTokens } from '../tokens/queries.ts';

/** Every declared service with what is known of it, also of those that were never asked. */
export async function listServices({
  database: { db },
  providers,
  clock,
}: Pick<Services, 'database' | 'providers' | 'clock'>): Promise<OutsideService[]> {
  const now = clock.now();
  const [rows, tokens, pauses] = await Promise.all([listHealth(db), listTokens(db), listPauses(db, now)]);
  return Promise.all(
    providers.declared.map(async ({ name, use, standing }) => {
      const known = rows.find(({ provider }) => provider === name);
      const token = tokens.find(({ provider, token: kept }) => provider === name && kept !== '');
      const pause = pauses.find(({ provider }) => provider === name);
      const stands = await standing();
      return {
        name,
        use,
        state: stateOf(pause && stands === 'on' ? 'paused' : stands, known),
        successTime: known?.successTime ?? null,
        failureTime: known?.failureTime ?? null,
        failure: pause?.says ?? known?.failure ?? '',
        remedy: pause?.remedy ?? known?.remedy ?? '',
        raw: known?.raw ?? '',
        failures: failuresIn(known?.failures ?? {}, now),
        quota: known?.quota ?? '',
        expireTime: token?.untilTime ?? null,
        checkTime: known?.checkTime ?? null,
        steps: [...(known?.steps ?? [])],
        pause: pause ? { since: pause.sinceTime, until: pause.untilTime } : null,
      };
    }),
  );
}
