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

/** Id and time of the newest notice that any tab of this browser reminded of: a database that was restored counts ids anew. */
const KEY = 'newestReminded';
/** A tab in sight hears of a notice first, and speaks for the others. */
const OUT_OF_SIGHT_MS = 300;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Unread ones that came just now and that no tab has reminded of, the oldest first; those that arrive together are found by the first who asks. */
function arrived(notices: readonly Notice[]): Notice[] {
  const [newest] = notices;
  if (!newest) return [];
  const [knownId = 0, knownTime = 0] = (localStorage.getItem(KEY) ?? '').split(' ').map(Number);
  const at = newest.createTime.getTime();
  const fresh = notices.filter(
    ({ id, isRead, createTime }) =>
      !isRead && (id > knownId || createTime.getTime() > knownTime) && at - createTime.getTime() < MINUTE,
  );
  localStorage.setItem(KEY, at > knownTime ? `${newest.id} ${at}` : `${Math.max(knownId, newest.id)} ${knownTime}`);
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

/** A new notice: its sound, and its pop-up while no tab is in sight; neither in the quiet hours of the person. */
export async function remind(client: QueryClient, means: Means): Promise<void> {
  if (isQuiet(await quietHours(client), new Date())) return;
  const isInSight = document.visibilityState === 'visible';
  if (!isInSight) await pause(OUT_OF_SIGHT_MS);
  const fresh = arrived(await means.newest().catch(() => []));
  if (fresh.length === 0) return;
  means.ring();
  if (isInSight || desktopState() !== 'on') return;
  for (const notice of fresh) show(notice, means);
}
