import { settingNamed } from '#contract/settings/setting.ts';
import type { Write } from '#server/platform/write/write.ts';
import { setConfig } from '#server/settings/index.ts';
import { authorizations } from './queries.ts';
import type { AuthorizationOutcome } from './rules.ts';

/** The first answer counts. A granted domain is what clients of the wire read as `authHost`. */
export async function settleAuthorization(
  write: Write,
  { id, ...outcome }: AuthorizationOutcome & { id: number },
): Promise<void> {
  const { tx, now } = write;
  const { state, domainName } = await authorizations.lock(tx, id);
  if (state !== 'sending') return;
  await authorizations.set(write, id, outcome);
  const host = settingNamed('authHost');
  if (outcome.state === 'granted' && host) await setConfig(tx, host, domainName, now);
}
