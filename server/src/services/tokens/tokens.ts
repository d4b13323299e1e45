import { MINUTE, SECOND } from '#contract/durations.ts';
import { systemActor } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/platform/services.ts';
import { endToken, findToken, forgetToken, lockToken, setToken } from './queries.ts';

export interface SignedIn {
  token: string;
  until: Date;
}

/** Moment at which a session ends here: a minute early, so that no request leaves with a token that ends on its way. */
export const endOfSession = (seconds: number, now: Date): Date =>
  new Date(now.getTime() + Math.max(seconds * SECOND - MINUTE, SECOND));

/** Session at a provider; `turn` tells it from the ones before and after. */
export interface ProviderSession extends SignedIn {
  since: Date;
  turn: number;
}

/** Account that a session belongs to: another address, account or secret needs another session. */
export interface ProviderAccount {
  provider: string;
  /** Address, name and secret by which the provider knows the shop. */
  identity: readonly string[];
}

export interface Tokens {
  /** The session of the shop, opened by `signIn` where there is none: by one process, while the others wait for it. */
  get(account: ProviderAccount, signIn: () => Promise<SignedIn>): Promise<ProviderSession>;
  /** Session that a person has opened, as the database has it now; none once it has ended. */
  find(account: ProviderAccount): Promise<ProviderSession | undefined>;
  /** Keeps a session that a person has opened, in place of any before it. */
  keep(account: ProviderAccount, opened: SignedIn): Promise<void>;
  /** Ends a session that the provider has ended; a later one stays. */
  end(provider: string, session: ProviderSession): Promise<void>;
  /** Forgets whatever session there is. */
  forget(provider: string): Promise<void>;
}

const actor = systemActor('系统');

export function openTokens(parts: Pick<Services, 'database' | 'secrets' | 'clock' | 'write'>): Tokens {
  const { database, secrets, clock, write } = parts;
  const underWay = new Map<string, Promise<ProviderSession>>();
  /** Last session of each provider, so that most requests ask the database for none. */
  const known = new Map<string, { key: string; session: ProviderSession }>();

  function sessionIn(row: Awaited<ReturnType<typeof lockToken>>, account: string): ProviderSession | undefined {
    if (!row || row.account !== account || row.token === '' || row.untilTime <= clock.now()) return undefined;
    const token = secrets.decrypt(row.token);
    return token === undefined ? undefined : { token, since: row.sinceTime, until: row.untilTime, turn: row.turn };
  }

  /** The row stays locked while the provider is asked, so that of two processes one signs in and the other takes over its token. */
  const open = (provider: string, account: string, signIn: () => Promise<SignedIn>) =>
    write({ name: 'provider.signIn', actor }, async ({ tx, now }) => {
      const row = await lockToken(tx, provider, now);
      const opened = sessionIn(row, account);
      if (opened) return opened;
      const { token, until } = await signIn();
      const session = { token, until, since: clock.now(), turn: (row?.turn ?? 0) + 1 };
      const { since: sinceTime, turn } = session;
      await setToken(tx, { provider, account, turn, token: secrets.encrypt(token), sinceTime, untilTime: until });
      return session;
    });

  const accountOf = (identity: readonly string[]) => secrets.hash(JSON.stringify(identity));

  return {
    async get({ provider, identity }, signIn) {
      const account = accountOf(identity);
      const key = `${provider} ${account}`;
      const kept = known.get(provider);
      if (kept?.key === key && kept.session.until > clock.now()) return kept.session;
      // Requests of this process share one transaction: each would hold a connection while it waits.
      const opening = underWay.get(key) ?? open(provider, account, signIn).then(({ value }) => value);
      underWay.set(key, opening);
      const session = await opening.finally(() => underWay.delete(key));
      known.set(provider, { key, session });
      return session;
    },
    find: async ({ provider, identity }) => sessionIn(await findToken(database.db, provider), accountOf(identity)),
    async keep({ provider, identity }, { token, until: untilTime }) {
      await write({ name: 'provider.signIn', actor }, async ({ tx, now: sinceTime }) => {
        const turn = ((await lockToken(tx, provider, sinceTime))?.turn ?? 0) + 1;
        const account = accountOf(identity);
        await setToken(tx, { provider, account, turn, token: secrets.encrypt(token), sinceTime, untilTime });
      });
    },
    async end(provider, { turn }) {
      known.delete(provider);
      await write({ name: 'provider.signOut', actor }, ({ tx }) => endToken(tx, provider, turn));
    },
    async forget(provider) {
      known.delete(provider);
      await write({ name: 'provider.signOut', actor }, ({ tx }) => forgetToken(tx, provider));
    },
  };
}
