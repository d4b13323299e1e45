import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { passAccountCalls } from '#contract/services/pass/account.ts';
import { Empty, GoButton, Loaded, PageHead } from '#web/ui/index.ts';
import { signInFor } from './addresses.ts';

/** Shows a page of the account to a shop that has one; leads the others to the sign-in, and back here afterwards. */
export function WithAccount({ title, children }: { title: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Loaded call={passAccountCalls.isLogin} input={{}} title={title}>
      {(standing) =>
        standing?.status === false ? (
          <section aria-label={title}>
            <PageHead title={title} />
            <Empty
              says="请先登录一号通账号"
              action={<GoButton label="去登录" to={signInFor(pathname + search)} call={passAccountCalls.isLogin} primary />}
            />
          </section>
        ) : (
          children
        )
      }
    </Loaded>
  );
}
