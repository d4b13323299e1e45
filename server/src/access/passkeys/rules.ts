import { isIP } from 'node:net';
import type { passkeyCalls } from '#contract/access/passkeys.ts';
import type { Answer } from '#contract/call.ts';
import { MINUTE } from '#contract/durations.ts';

export const CHALLENGE_LIFE_MS = 5 * MINUTE;
/** Challenges that one address gets in a minute. */
export const CHALLENGES_PER_MINUTE = 30;

/** Ed25519, P-256 and RSA by their numbers in COSE, in the order of preference: every device makes one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** Domain that a passkey is made for: the host without its port. Browsers make none for a bare address of a network. */
export function domainOf(host: string): string | undefined {
  const name = host.replace(/:\d+$/, '');
  const isDomain = name === 'localhost' || (name.includes('.') && isIP(name) === 0 && !name.startsWith('['));
  return isDomain ? name : undefined;
}

/** Origins of the page that may ask the device. Browsers allow http on the machine itself only. */
export const originsOf = (host: string): string[] => [
  `https://${host}`,
  ...(domainOf(host) === 'localhost' ? [`http://${host}`] : []),
];

/** The challenge that a device says it signed; nothing for what no device says. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge = typeof said === 'object' && said !== null && 'challenge' in said ? said.challenge : undefined;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

interface PasskeyTerms {
  /** Domain of the site, and its name. */
  host: string;
  site: string;
  /** Names the person to the device, which keeps one passkey of a site for each. */
  handle: string;
  account: string;
  challenge: string;
  /** Passkeys that the person has already. */
  known: readonly { id: string }[];
}

const asks = { residentKey: 'required', requireResidentKey: true, userVerification: 'required' } as const;

/** Options that a browser needs to have a device make a passkey. */
export const newPasskey = ({
  host,
  site,
  handle,
  account,
  challenge,
  known,
}: PasskeyTerms): Answer<typeof passkeyCalls.begin> => ({
  rp: { id: host, name: site },
  user: { id: Buffer.from(handle).toString('base64url'), name: account, displayName: account },
  challenge,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  timeout: CHALLENGE_LIFE_MS,
  excludeCredentials: known.map(({ id }) => ({ id, type: 'public-key' })),
  authenticatorSelection: asks,
  attestation: 'none',
});
