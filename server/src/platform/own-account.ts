/** Characters around an account that nobody sees, as the database compares it. */
const UNSEEN = String.raw`[\p{Z}\p{Cc}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u3164\uFE00-\uFE0F\uFFA0]+`;
const UNSEEN_ENDS = new RegExp(`^${UNSEEN}|${UNSEEN}$`, 'gu');
const MARK = /@sk[\da-f]{18}$/;

/** The account of a key's own customer: no other key with customers of its own can name it. */
export const ownAccount = (account: string, keyId: string): string => `${account.replace(UNSEEN_ENDS, '')}@${keyId}`;

/** The account as its storefront wrote it. */
export const withoutKey = (account: string): string => account.replace(MARK, '');
