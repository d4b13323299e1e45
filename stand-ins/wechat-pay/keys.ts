import { type KeyObject, generateKeyPairSync, randomBytes } from 'node:crypto';
import { certificateOf } from './certificate.ts';

const DAY_MS = 86_400_000;
const PLATFORM_YEARS = 5;

/** Keys and numbers of a merchant, its own and those that the platform knows. */
export interface Merchant {
  mchid: string;
  /** App ids that are linked to the merchant number. */
  appIds: readonly string[];
  /** Key of the second version. */
  apiKey: string;
  apiV3Key: string;
  serialNo: string;
  privateKeyPem: string;
  certificatePem: string;
  publicKeyPem: string;
  notAfter: Date;
}

/** Keys by which the platform signs: certificates of former merchants, and the public key that newer ones have alone. */
export interface PlatformKey {
  /** Serial of a certificate, or `PUB_KEY_ID_…`. */
  serialNo: string;
  privateKeyPem: string;
  publicKeyPem: string;
  /** Undefined for a public key. */
  certificatePem?: string;
  from: Date;
  until: Date;
}

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const serial = () => `5${randomBytes(20).toString('hex').toUpperCase().slice(1)}`;
const publicPem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
const privatePem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

export function newMerchant(mchid: string, appIds: readonly string[], now: Date): Merchant {
  const { privateKey, publicKey } = pair();
  const [serialNo, notAfter] = [serial(), new Date(now.getTime() + PLATFORM_YEARS * 365 * DAY_MS)];
  return {
    mchid,
    appIds,
    apiKey: randomBytes(16).toString('hex'),
    apiV3Key: randomBytes(16).toString('hex'),
    serialNo,
    privateKeyPem: privatePem(privateKey),
    certificatePem: certificateOf(privateKey, { serialNo, name: mchid, from: new Date(now.getTime() - DAY_MS), until: notAfter }),
    publicKeyPem: publicPem(publicKey),
    notAfter,
  };
}

export function newPlatformKey(kind: 'certificate' | 'publicKey', now: Date): PlatformKey {
  const { privateKey, publicKey } = pair();
  const [from, until] = [new Date(now.getTime() - DAY_MS), new Date(now.getTime() + PLATFORM_YEARS * 365 * DAY_MS)];
  const pems = { privateKeyPem: privatePem(privateKey), publicKeyPem: publicPem(publicKey) };
  if (kind === 'publicKey') return { serialNo: `PUB_KEY_ID_0${randomBytes(14).toString('hex')}`, ...pems, from, until };
  const serialNo = serial();
  const certificatePem = certificateOf(privateKey, { serialNo, name: 'Tenpay.com Root CA', from, until });
  return { serialNo, ...pems, certificatePem, from, until };
}
