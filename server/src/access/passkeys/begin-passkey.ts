import { signInRefusals } from '#contract/access/sign-in.ts';
import { PASSKEYS_MAX, passkeyRefusals, type passkeyCalls } from '#contract/access/passkeys.ts';
import type { Answer, Input } from '#contract/call.ts';
import { siteSettings } from '#contract/settings/site.ts';
import type { Administrator } from '#server/platform/actor.ts';
import { currentHost } from '#server/platform/http/origin.ts';
import type { Services } from '#server/platform/services.ts';
import type { From } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { verifyPassword } from '../passwords/verify-password.ts';
import { countOf, credentialsOf, issueChallenge } from './queries.ts';
import { domainOf, newPasskey } from './rules.ts';

/** An open screen alone must not bind somebody else’s device to the account, so the password is asked for. */
export async function beginPasskey(
  services: Pick<Services, 'database' | 'write'>,
  { pwd }: Input<typeof passkeyCalls.begin>,
  actor: Administrator,
  from: From,
): Promise<Answer<typeof passkeyCalls.begin>> {
  const { db } = services.database;
  const host = domainOf(currentHost());
  if (host === undefined) throw passkeyRefusals.NO_DOMAIN();
  if ((await countOf(db, actor.id)) >= PASSKEYS_MAX) throw passkeyRefusals.TOO_MANY();
  const claim = { account: actor.account, password: pwd, from, actor, isKnown: true };
  const { verification, value: challenge } = await verifyPassword(services, claim, async (write, { outcome }) =>
    outcome === 'right' ? issueChallenge(write, actor.id) : undefined,
  );
  if (verification.outcome === 'locked') throw signInRefusals.LOCKED({ captcha: false, seconds: verification.lock.seconds });
  if (challenge === undefined) throw passkeyRefusals.WRONG_PASSWORD();
  const known = await credentialsOf(db, actor.id, host);
  return newPasskey({
    host,
    site: await settingOf(db, siteSettings.site_name),
    handle: String(actor.id),
    account: actor.account,
    challenge,
    known,
  });
}
