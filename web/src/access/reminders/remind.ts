import type { QueryClient } from '@tanstack/react-query';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { MINUTE } from '#contract/durations.ts';
import { findEvent } from '#contract/notifications/events.ts';
import type { Notice } from '#contract/notifications/notices.ts';
import { inlineErrors, queryOf } from '#web/ui/wire/index.ts';
import { desktopState, popUp } from './desktop.ts';
import { QUIET_HOURS, isQuiet, quietHoursFrom } from './quiet-hours.ts';

/** Pop-ups of one arrival; what is more is behind the bell. */
const POP_UPS_MAX = 3;

// Notices that arrive together are announced one by one, and found by the first who asks.
let newestShown = 0;

/** Unread ones that came just now and have not popped up, the oldest first. */
function arrived(notices: readonly Notice[]): Notice[] {
  const [newest] = notices;
  if (!newest) return [];
  const fresh = notices.filter(
    ({ id, isRead, createTime }) => !isRead && id > newestShown && newest.createTime.getTime() - createTime.getTime() < MINUTE,
  );
  newestShown = Math.max(newestShown, newest.id);
  return fresh.slice(0, POP_UPS_MAX).toReversed();
}

/** Ways of the page, which has them loaded. */
interface Means {
  /** Sound of a new notice, where the person wants one. */
  ring: () => void;
  /** Notices of the person, the newest first. */
  newest: () => Promise<readonly Notice[]>;
  read: (id: number) => void;
  open: (path: string) => void;
}

function show({ id, mark, subject }: Notice, { open, read }: Means) {
  const terms = findEvent(mark)?.notice;
  if (!terms) return;
  popUp({
    title: '新通知',
    body: terms.says(subject),
    tag: `notice-${id}`,
    onOpen: () => {
      open(terms.path(subject));
      read(id);
    },
  });
}

async function quietHours(client: QueryClient) {
  const kept = { ...queryOf(preferenceCalls.get, { key: QUIET_HOURS }), ...inlineErrors, staleTime: MINUTE };
  return quietHoursFrom(await client.fetchQuery(kept).catch(() => null));
}

/** A new notice: its sound, and its pop-up while the page is out of sight; neither in the quiet hours of the person. */
export async function remind(client: QueryClient, means: Means): Promise<void> {
  if (isQuiet(await quietHours(client), new Date())) return;
  means.ring();
  if (document.visibilityState === 'visible' || desktopState() !== 'on') return;
  for (const notice of arrived(await means.newest().catch(() => []))) show(notice, means);
}
