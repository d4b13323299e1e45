import { passkeyRefusals, type passkeyCalls } from '#contract/access/passkeys.ts';
import { signInRefusals } from '#contract/access/sign-in.ts';
import type { Answer, Input } from '#contract/call.ts';
import type { Refusal } from '#contract/refusal.ts';
import { nobody } from '#server/platform/actor.ts';
import { currentHost } from '#server/platform/http/origin.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import type { Write } from '#server/platform/write/write.ts';
import { admit } from './admit.ts';
import { logSignIn } from '../sign-in-log/log-sign-in.ts';
import { countUse, findByCredential, redeemChallenge } from '../passkeys/queries.ts';
import { challengeOf } from '../passkeys/rules.ts';
import { verifySigned } from '../passkeys/verify.ts';

type PasskeySignIn = Input<typeof passkeyCalls.signIn>;
type PasskeySession = Answer<typeof passkeyCalls.signIn>;

/** A refusal is returned, so that the log of it stays. */
async function admitted(write: Write, { answer }: PasskeySignIn): Promise<{ signedIn: PasskeySession } | { refused: Refusal }> {
  const challenge = challengeOf(answer.response.clientDataJSON) ?? '';
  if (!(await redeemChallenge(write, challenge, null))) return { refused: passkeyRefusals.EXPIRED() };
  const found = await findByCredential(write.tx, answer.id);
  if (!found) return { refused: passkeyRefusals.UNKNOWN() };
  const { passkey, counter, person } = found;
  const used = await verifySigned(answer, { ...passkey, counter }, challenge, currentHost());
  if (used === undefined || !(await countUse(write, passkey.id, used))) {
    await logSignIn(write, person.account, 'key', person.id);
    return { refused: passkeyRefusals.UNPROVEN() };
  }
  if (person.status) return { signedIn: await admit(write, person) };
  await logSignIn(write, person.account, 'disabled', person.id);
  return { refused: signInRefusals.DISABLED({ account: person.account }) };
}

/** Possession of the device and the verification of its person, in place of the password and of a code. */
export async function signInByPasskey(
  { write }: Pick<Services, 'write'>,
  typed: PasskeySignIn,
  { from }: CallContext,
): Promise<PasskeySession> {
  const { value } = await write({ name: 'admin_session.passkey', actor: nobody, from }, (context) => admitted(context, typed));
  if ('refused' in value) throw value.refused;
  return value.signedIn;
}
