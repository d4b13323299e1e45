import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { preferenceCalls, savedViewCalls } from '#contract/access/preferences.ts';
import { signInCalls } from '#contract/access/sign-in.ts';
import { reviewCalls } from '#contract/catalogue/reviews.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { AppRoutes } from '#web/app/routes.tsx';
import { plainNotifier } from '#web/app/sign-in/plain-notifier.ts';
import { setNotifier } from '#web/ui/basics/notify.ts';
import { makeQueryClient, signIn } from '#web/ui/wire/index.ts';
// Loaded beforehand: the first transform of the component library takes longer than a test waits.
import '#web/app/shell/shell.tsx';
import { type Answering, fakeWire, on } from './fake-wire.ts';
import { entry } from './menu-entry.ts';

export const me = {
  id: 1,
  account: 'admin',
  realName: '王站长',
  roles: ['admin', '1'],
  roleNames: null,
  lastIp: null,
  lastTime: null,
  addTime: null,
  loginCount: 1,
  level: 1,
  status: true,
  token: null,
  phone: null,
  isSms: false,
  permissionsList: ['*:*:*'],
  isExtended: true as const,
};

const nothing = { page: 1, limit: 20, total: 0, totalPage: 0, list: [] };

const usual = [
  on(preferenceCalls.get, null),
  on(savedViewCalls.list, []),
  on(ruleCalls.list, nothing),
  on(reviewCalls.list, nothing),
  on(signInCalls.pictures, { backgroundImage: '', logo: '', loginLogo: '', banner: [], isExtended: true }),
  on(signInCalls.policy, { captcha: false }),
  on(administratorCalls.me, me),
  on(noticeCalls.unread, { count: 0 }),
  on(menuCalls.mine, [
    entry('商品', '/store', [entry('商品规格', '/store/attr'), entry('商品评论', '/store/comment')]),
    entry('消息通知', '/operation/notification'),
  ]),
];

/** A line on which nobody ever speaks. */
class QuietLine extends EventTarget {
  close() {}
  send() {}
}

interface AppOptions {
  wire?: readonly Answering[];
  at?: string;
  /** A session is there already. */
  signedIn?: boolean;
}

/** The whole product over a fake of the server at the edge of the network. */
export function renderApp({ wire: answers = [], at = '/', signedIn = true }: AppOptions = {}) {
  const wire = fakeWire([...usual, ...answers]);
  Object.assign(globalThis, {
    fetch: (address: string, init?: RequestInit) => wire.fetch(String(address), init),
    WebSocket: QuietLine,
  });
  setNotifier(plainNotifier);
  if (signedIn) signIn('0'.repeat(32));
  const router = createMemoryRouter([{ path: '*', element: <AppRoutes /> }], { initialEntries: [at] });
  const view = render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return {
    ...view,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    sent: wire.sent,
    address,
    go: (to: string, state?: unknown) => router.navigate(to, { state }),
  };
}
