import type { Answer, Input } from '#contract/call.ts';
import { masked, numberFrom } from '#contract/masked.ts';
import type { shopAccountCalls, shopAccountRefusals } from '#contract/sellers/shop-accounts.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import type { Write } from '#server/platform/write/write.ts';

// Calls on the accounts of operators are the same.
type AccountCalls = typeof shopAccountCalls;
type Account = Answer<AccountCalls['reveal']>;

const BLANK: Account = { bankName: '', bankAccountName: '', bankAccount: '' };

const whole = ({ bankName, bankAccountName, bankAccount }: Account): Account => ({ bankName, bankAccountName, bankAccount });

/** The account as lists show it and forms open it: its number masked, blank where there is none. */
export function shownOf(found: Account = BLANK): Account {
  return { ...whole(found), bankAccount: masked(found.bankAccount) };
}

interface PaidOwners<A extends Account & { id: number }> {
  /** Shops, or others who are paid; each has one account. */
  owners: { get: (db: Db, id: number) => Promise<unknown>; lock: (tx: Tx, id: number) => Promise<unknown> };
  refusals: Pick<typeof shopAccountRefusals, 'NO_NUMBER'>;
  find: (db: Db, ownerId: number) => Promise<A | undefined>;
  /** Writes the account of an owner, a new one where it has none. */
  keep: (write: Write, ownerId: number, before: A | undefined, account: Account) => Promise<unknown>;
  /** Writes that an account was seen whole. */
  keepView: (tx: Tx, view: { accountId: number; createTime: Date }) => Promise<unknown>;
}

/** Accounts that owners of a kind are paid to. */
export const paidAccounts = <A extends Account & { id: number }>({ owners, refusals, find, keep, keepView }: PaidOwners<A>) => ({
  find,

  shown: async (db: Db, { id }: { id: number }): Promise<Account> => shownOf(await find(db, id)),

  /** Lists mask the account; who may see it asks for it, and that is kept. */
  async reveal({ tx, now }: Write, { id }: { id: number }): Promise<Account> {
    await owners.get(tx, id);
    const found = await find(tx, id);
    if (!found) return BLANK;
    await keepView(tx, { accountId: found.id, createTime: now });
    return whole(found);
  },

  async save(write: Write, { id, ...account }: Input<AccountCalls['save']>): Promise<null> {
    await owners.lock(write.tx, id);
    const before = await find(write.tx, id);
    const bankAccount = numberFrom(account.bankAccount, before?.bankAccount ?? '');
    if (bankAccount === '') throw refusals.NO_NUMBER();
    await keep(write, id, before, { ...account, bankAccount });
    return null;
  },
});
