import { type Merchant, type PlatformKey, newMerchant, newPlatformKey } from './keys.ts';
import { type Books, newBooks } from './ledger.ts';
import type { Notice } from './notices.ts';

/** All that the platform has to keep; plain values, so that it can be written down. */
export interface PlatformState {
  books: Books;
  merchant: Merchant;
  certificate: PlatformKey;
  publicKey: PlatformKey;
  notices: Notice[];
}

export const newState = ({ mchid, appIds, now }: { mchid: string; appIds: readonly string[]; now: Date }): PlatformState => ({
  books: newBooks(),
  merchant: newMerchant(mchid, appIds, now),
  certificate: newPlatformKey('certificate', now),
  publicKey: newPlatformKey('publicKey', now),
  notices: [],
});
