import { writeCookie } from './cookies.ts';

const NAME = 'loginInfo';

/** Existing pages read name and account of the person from this cookie. */
export const keepLoginInfo = (info: { id: number; account: string; realName: string }) =>
  writeCookie(NAME, JSON.stringify({ id: info.id, account: info.account, realName: info.realName }));

export const forgetLoginInfo = () => writeCookie(NAME, '', 0);
