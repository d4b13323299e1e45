import type { Input } from '#contract/call.ts';
import type { collectAccountCalls } from '#contract/collection/account.ts';
import type { ConnectorAccount, ConnectorSignIn } from '#server/platform/connector.ts';
import type { Services } from '#server/platform/services.ts';

type SignInCall = typeof collectAccountCalls.login;

const accountIn = ({ cookie, account = '', password = '', code, key }: Input<SignInCall>): ConnectorAccount =>
  cookie ? { cookie } : { account: account.trim(), password, ...(code && { code: code.trim() }), ...(key && { key }) };

/** Asks the outside shop, which may want a code first; the session stays where it is kept. */
export const askToSignIn =
  ({ providers }: Pick<Services, 'providers'>) =>
  (input: Input<SignInCall>): Promise<ConnectorSignIn> =>
    providers.connector.signIn(accountIn(input));
