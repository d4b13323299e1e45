import { StyleProvider } from '@ant-design/cssinjs';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { App, ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { savedViewCalls } from '#contract/access/preferences.ts';
import { setNotifier } from '#web/ui/basics/notify.ts';
import { makeQueryClient, setSigned } from '#web/ui/wire/index.ts';
import { type Answering, fakeWire, on } from './fake-wire.ts';
import { keptStyles } from './kept-styles.ts';

interface ScreenOptions {
  wire?: readonly Answering[];
  /** Address of the person: path and query. */
  at?: string;
  /** Permissions held; all of them by default. */
  may?: readonly string[];
  /** Roles held; those of a super administrator by default. */
  roles?: readonly string[];
  /** The server is another one of the wire. */
  isWireOnly?: boolean;
  /** The person sees a pick-up point or a shop alone. */
  isLimited?: boolean;
  /** Shops whose products alone the person sees; none for somebody who belongs to none. */
  ownShops?: readonly { id: number; name: string }[] | undefined;
}

interface Note {
  kind: 'success' | 'info' | 'warning' | 'error' | 'undo';
  text: string;
  /** The way on that it offers. */
  act?: string | undefined;
  onUndo?: () => void;
  /** Taken from sight before its time. */
  isClosed?: boolean;
}

function listenToNotes(): Note[] {
  const notes: Note[] = [];
  const hear = (kind: Note['kind']) => (text: string) => void notes.push({ kind, text });
  setNotifier({
    success: (text, act) => void notes.push({ kind: 'success', text, ...(act && { act: act.label }) }),
    info: hear('info'),
    warning: hear('warning'),
    error: (text) => {
      const note: Note = { kind: 'error', text };
      notes.push(note);
      return () => {
        note.isClosed = true;
      };
    },
    undo: (text, onUndo) => {
      const note: Note = { kind: 'undo', text, onUndo };
      notes.push(note);
      return () => {
        note.isClosed = true;
      };
    },
  });
  return notes;
}

/** Shows a screen as a signed-in person sees it, over a fake of the server at the edge of the network. */
export function renderScreen(
  screen: ReactNode,
  {
    wire: answers = [],
    at = '/',
    may = ['*:*:*'],
    roles = ['admin', '1'],
    isWireOnly = false,
    isLimited = false,
    ownShops,
  }: ScreenOptions = {},
) {
  // Lists have no views and open with nothing unless a test says otherwise.
  const wire = fakeWire([on(savedViewCalls.opening, []), on(savedViewCalls.list, []), ...answers]);
  globalThis.fetch = (address, init) => wire.fetch(String(address), init);
  setSigned({
    name: 'admin',
    realName: '站长',
    roles,
    permissions: may,
    isWireOnly,
    isLimited,
    ...(ownShops && { ownShops }),
  });
  const notes = listenToNotes();
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [at] });
  const client = makeQueryClient();
  const view = render(
    <StyleProvider cache={keptStyles}>
      <ConfigProvider
        button={{ autoInsertSpace: false }}
        theme={{ token: { motion: false }, zeroRuntime: true, cssVar: { key: 'shop' } }}
      >
        <App>
          <QueryClientProvider client={client}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </App>
      </ConfigProvider>
    </StyleProvider>,
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  const goBack = () => act(() => router.navigate(-1));
  return {
    ...view,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    sent: wire.sent,
    unanswered: wire.unanswered,
    notes,
    address,
    goBack,
    client,
  };
}
