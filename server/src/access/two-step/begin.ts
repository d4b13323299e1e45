import { signInRefusals } from '#contract/access/sign-in.ts';
import { twoStepRefusals, type twoStepCalls } from '#contract/access/two-step.ts';
import type { Answer, Input } from '#contract/call.ts';
import { siteSettings } from '#contract/settings/site.ts';
import type { Services } from '#server/platform/services.ts';
import type { Administrator } from '#server/platform/actor.ts';
import type { From } from '#server/platform/write/write.ts';
import { settingOf } from '#server/settings/index.ts';
import { admins } from '../rights/queries.ts';
import { verifyPassword } from '../passwords/verify-password.ts';
import { keepSecret } from './queries.ts';
import { newSecret, uriOf } from './rules.ts';

/** An open screen alone must not bind somebody else’s phone to the account, so the password is asked for. */
export async function begin(
  services: Pick<Services, 'database' | 'write' | 'secrets'>,
  { pwd }: Input<typeof twoStepCalls.begin>,
  actor: Administrator,
  from: From,
): Promise<Answer<typeof twoStepCalls.begin>> {
  const { db } = services.database;
  const secret = newSecret();
  const { verification } = await verifyPassword(
    services,
    { account: actor.account, password: pwd, from, actor, isKnown: true },
    async ({ tx }, { outcome }) => {
      if (outcome !== 'right') return;
      if ((await admins.lock(tx, actor.id)).twoStep) throw twoStepRefusals.ON_ALREADY();
      await keepSecret(tx, actor.id, services.secrets.encrypt(secret));
    },
  );
  if (verification.outcome === 'locked') throw signInRefusals.LOCKED({ captcha: false, seconds: verification.lock.seconds });
  if (verification.outcome === 'wrong') throw twoStepRefusals.WRONG_PASSWORD();
  return { secret, uri: uriOf(secret, actor.account, await settingOf(db, siteSettings.site_name)) };
}
