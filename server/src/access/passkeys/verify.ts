import type { Input } from '#contract/call.ts';
import type { passkeyCalls } from '#contract/access/passkeys.ts';
import { ALGORITHMS, domainOf, originsOf } from './rules.ts';

export type Made = Input<typeof passkeyCalls.add>['answer'];
type Signed = Input<typeof passkeyCalls.signIn>['answer'];

// The library is loaded when somebody uses a passkey: its formats of certificates are large.
const library = () => import('@simplewebauthn/server');

/** A new passkey, and the domain for which it was made. */
export interface MadePasskey {
  host: string;
  credentialId: string;
  publicKey: string;
  counter: number;
}

const termsOf = (challenge: string, host: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: originsOf(host),
  expectedRPID: domainOf(host) ?? '',
  requireUserVerification: true,
});

/** The library throws for every answer that it does not take. */
const orNothing = <T>(verifying: Promise<T>): Promise<T | undefined> => verifying.catch(() => undefined);

/** A new passkey, made by a device that verified its person on a page of this host; nothing for any other answer. */
export async function verifyMade(answer: Made, challenge: string, host: string): Promise<MadePasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  const response = { ...answer, clientExtensionResults: {} };
  const terms = { ...termsOf(challenge, host), supportedAlgorithmIDs: ALGORITHMS };
  const verified = await orNothing(verifyRegistrationResponse({ response, ...terms }));
  if (!verified?.verified) return undefined;
  const { credential, rpID = '' } = verified.registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  return { host: rpID, credentialId: credential.id, publicKey, counter: credential.counter };
}

interface StoredPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
}

/** Uses that the device has counted, 0 for one that does not count; nothing for an answer that proves nothing. */
export async function verifySigned(
  answer: Signed,
  kept: StoredPasskey,
  challenge: string,
  host: string,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...signed } = answer.response;
  const response = { ...answer, response: { ...signed, ...(userHandle ? { userHandle } : {}) }, clientExtensionResults: {} };
  const credential = {
    id: kept.credentialId,
    publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
    counter: kept.counter,
  };
  const verified = await orNothing(verifyAuthenticationResponse({ response, credential, ...termsOf(challenge, host) }));
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
