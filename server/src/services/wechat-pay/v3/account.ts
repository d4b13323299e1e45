import { type KeyObject, X509Certificate, createPrivateKey, createPublicKey } from 'node:crypto';
import type { WechatPayFailure } from '../common/answers.ts';
import { ownFailure } from '../common/error-table.ts';
import type { WechatMerchant } from '../common/merchant.ts';
import type { MerchantKey } from './authorization.ts';

/** Merchant with its keys as the third version needs them. */
export interface V3Account extends MerchantKey {
  merchant: WechatMerchant;
  /** End of its certificate. */
  validTo: Date;
  /** Key of WeChat Pay, where the merchant has one in place of platform certificates. */
  publicKey: KeyObject | undefined;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

const isWhole = ({ publicKeyId, publicKey }: WechatMerchant): boolean => (publicKeyId === '') === (publicKey === '');

export function openAccount(merchant: WechatMerchant): V3Account | WechatPayFailure {
  const { merchantNo, certificate, privateKey, apiV3Key, publicKey } = merchant;
  if (Buffer.byteLength(apiV3Key) !== 32) return ownFailure('NO_API_V3_KEY');
  if (certificate === '' || privateKey === '') return ownFailure('NO_PAIR');
  const pair = attempt(() => ({ own: new X509Certificate(certificate), key: createPrivateKey(privateKey) }));
  if (!pair?.own.checkPrivateKey(pair.key)) return ownFailure('NO_PAIR');
  const theirs = publicKey === '' ? undefined : attempt(() => createPublicKey(publicKey));
  if (!isWhole(merchant) || (publicKey !== '' && !theirs)) return ownFailure('BAD_PUBLIC_KEY');
  return {
    merchant,
    merchantNo,
    serialNo: pair.own.serialNumber,
    validTo: new Date(pair.own.validTo),
    privateKey: pair.key,
    publicKey: theirs,
  };
}
