import type { Answer } from '#contract/call.ts';
import type { collectAccountCalls } from '#contract/collection/account.ts';
import type { ConnectorSignIn } from '#server/platform/connector.ts';
import type { Write } from '#server/platform/write/write.ts';
import { retryReports } from '../reports/retry-reports.ts';
import { setCollectAccount } from './queries.ts';

type SignInCall = typeof collectAccountCalls.login;

/** Notes the account once somebody is in; tracking numbers that waited for that leave at once. */
export async function noteSignIn(write: Write, answer: ConnectorSignIn): Promise<Answer<SignInCall>> {
  const blank = { captchaKey: null, captchaImage: null, expireTime: null, loggedIn: false, account: '' };
  if (answer.status === 'captcha') return { ...blank, status: 'captcha', captchaKey: answer.key, captchaImage: answer.image };
  if (answer.status === 'sms') return { ...blank, status: 'sms', captchaKey: answer.key };
  const { account, until } = answer;
  await setCollectAccount(write.tx, account, write.now);
  await retryReports(write);
  return { ...blank, status: 'ok', expireTime: until, loggedIn: true, account };
}
