import { passServiceKeys } from '#contract/services/pass/pass-services.ts';
import type { PassAccount } from '#server/platform/pass-account/pass-account.ts';
import { accountCredentials, keyCredentials, md5 } from './credentials.ts';
import type { KnownAccount } from './known-account.ts';
import type { OnePass } from './one-pass.ts';

const openings = { sms: 'sms_v2/open', copy: 'copy/open', expr_query: 'expr/open', expr_dump: 'expr/open' } as const;

type Standing = Pick<
  PassAccount,
  | 'standing'
  | 'sendCode'
  | 'register'
  | 'proveAccount'
  | 'proveKey'
  | 'signOut'
  | 'info'
  | 'changePassword'
  | 'changePhone'
  | 'open'
>;

/** The account itself: who signs in, its services, and what changes of it. */
export const onePassAccount = (onePass: OnePass, known: KnownAccount): Standing => ({
  async standing() {
    const credentials = await onePass.credentials();
    if (!credentials) return { status: false };
    await known.get();
    return { status: true, info: credentials.name, generation: credentials.generation };
  },
  async sendCode({ phone, types }) {
    const { status, msg, data } = await onePass.askOpenly('user/code', { phone, types: String(types) });
    return { status, msg, data: data ?? null };
  },
  async register({ account, phone, password, domain, code }) {
    const form = { account, password: md5(password), phone, verify_code: code, url: domain };
    return (await onePass.askOpenly('user/register', form)).msg;
  },
  proveAccount: (account, password) => onePass.prove(accountCredentials(account, password)),
  proveKey: (accessKey, secretKey) => onePass.prove(keyCredentials(accessKey, secretKey)),
  async signOut() {
    known.forget();
    await onePass.signOut();
  },
  info: (isFresh = false) => (isFresh ? known.getAnew() : known.get()),
  async changePassword({ account, phone, password, code }) {
    await onePass.askOpenly('user/modify', { account, password: md5(password), phone, verify_code: code });
  },
  async changePhone({ account, phone, code }) {
    await onePass.act('user/modify/phone', { account, phone, verify_code: code });
  },
  async open(type, sign) {
    // Tracking and waybills are opened by one request, which refuses what is open already.
    const isOpen = (await known.getAnew())[passServiceKeys[type]].open === 1;
    if (!isOpen) await onePass.change(openings[type], type === 'sms' ? { sign } : {});
    known.forget();
  },
});
