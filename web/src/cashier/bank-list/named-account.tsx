import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { bankAccountCalls } from '#contract/cashier/bank-accounts.ts';
import { useCall } from '#web/ui/index.ts';

const NAME = 'account';

/** Narrows the list to the account that a link names; all of it stays where accounts cannot be read. */
export function NamedAccount({ children }: { children: ReactNode }) {
  const [params] = useSearchParams();
  const name = params.get(NAME);
  const { data: accounts = [], isLoading } = useCall(bankAccountCalls.list, {}, { enabled: name !== null });
  if (name === null) return children;
  if (isLoading) return null;
  const named = accounts.filter((account) => account.name === name);
  const next = new URLSearchParams(params);
  next.delete(NAME);
  if (named[0] && named.length === 1) next.set('accountId', String(named[0].id));
  return <Navigate replace to={{ search: next.toString() }} />;
}
