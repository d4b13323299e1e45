import type { Query, QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { administratorCalls } from '#contract/access/administrators.ts';
import { menuCalls } from '#contract/access/menus.ts';
import { approvalCalls } from '#contract/approvals/approvals.ts';
import { nounsOfTimetable, timetableCalls } from '#contract/dashboard/timetable.ts';
import { nounsOfTodos, todoCalls } from '#contract/dashboard/todos.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import { noticeCalls } from '#contract/notifications/notices.ts';
import { loadReminders } from '#web/access/index.ts';
import { glow } from '#web/ui/basics/glow.ts';
import { STORE_STAFF, keepStoreStaff, run } from '#web/ui/wire/index.ts';
import { learnAgain } from '../session/enter.ts';
import { useSettings } from '../look/settings.ts';
import { beep } from './beep.ts';
import { keepLine } from './live-line.ts';

const News = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), last: z.number() }),
  z.object({ type: z.literal('change'), id: z.number(), act: z.string(), tables: z.record(z.string(), z.array(z.number())) }),
  z.object({ type: z.literal('job'), id: z.number() }),
  z.object({ type: z.literal('notice'), isNew: z.boolean() }),
]);
type News = z.output<typeof News>;
type ChangeNews = Extract<News, { type: 'change' }>;

const GATHER_MS = 300;
/** The list of store staff is for other pages: it waits until the screen has what it asked for. */
const AFTER_FIRST_SCREEN_MS = 3000;
const REMEMBERED = 2000;

/** Nouns whose rows show a word of another: the word changes, and so do they. */
const SHOWN_IN: Readonly<Record<string, string>> = {
  customer_tag: 'customer',
  customer_group: 'customer',
  customer_level: 'customer',
};

// State that outlives a lost line and a renewed session, so that no news in between is missed or announced twice.
let since = 0;
const heard = new Set<string>();

/** A large change is announced once for each of its portions, all with its id, and a line that comes back repeats what was heard. */
function isNew({ id, tables }: ChangeNews): boolean {
  const key = `${id} ${JSON.stringify(tables)}`;
  if (heard.has(key)) return false;
  heard.add(key);
  const [oldest] = heard;
  if (heard.size > REMEMBERED && oldest !== undefined) heard.delete(oldest);
  return true;
}

/**
 * Reads queries of these nouns again. One that is read for the first time stays under way, by the library's rule, though its answer may be
 * from before the change: it is read once more afterwards.
 */
function readAgain(client: QueryClient, nouns: ReadonlySet<unknown>): void {
  const changed = { predicate: ({ queryKey: [noun] }: Query) => nouns.has(noun) };
  for (const { promise, state, queryKey } of client.getQueryCache().findAll({ ...changed, fetchStatus: 'fetching' })) {
    const again = () => void client.invalidateQueries({ queryKey, exact: true });
    if (state.data === undefined) promise?.then(again, again);
  }
  void client.invalidateQueries(changed);
}

/** Changes come in bursts; what they outdate is read again once per burst. */
function gatherer(client: QueryClient) {
  let nouns = new Set<unknown>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const changed = nouns;
    nouns = new Set();
    timer = undefined;
    readAgain(client, changed);
    // Menus or rights are others now, or the name of an account, which may be the person's own.
    if (changed.has(menuCalls.mine.noun) || changed.has(administratorCalls.me.noun)) void learnAgain();
    if (changed.has(STORE_STAFF)) void keepStoreStaff();
  };
  return (more: readonly string[]) => {
    for (const noun of more) {
      nouns.add(noun);
      if (SHOWN_IN[noun]) nouns.add(SHOWN_IN[noun]);
      if (nounsOfTodos.has(noun)) nouns.add(todoCalls.list.noun);
      if (nounsOfTimetable.has(noun)) nouns.add(timetableCalls.day.noun);
    }
    timer ??= setTimeout(flush, GATHER_MS);
  };
}

const reminding = {
  ring: () => void (useSettings.getState().sound && beep()),
  newest: () => run(noticeCalls.list, { limit: 10 }),
  read: (id: number) => void run(noticeCalls.read, { id }).catch(() => undefined),
};

/** Hears what changed on the server, outdates it here and lets it glow; notices that pop up open their page. Returns how to stop. */
export function startLive(client: QueryClient, token: string, open: (path: string) => void): () => void {
  const outdate = gatherer(client);

  const take = (news: News) => {
    if (news.type === 'job') outdate([jobCalls.info.noun, runCalls.list.noun]);
    else if (news.type === 'notice') {
      // A notice announces decisions on own proposals: the change is of the person who decided.
      outdate(news.isNew ? [noticeCalls.list.noun, approvalCalls.listOwn.noun] : [noticeCalls.list.noun]);
      if (news.isNew) void loadReminders().then(({ remind }) => remind(client, { ...reminding, open }));
    } else if (news.type === 'ready') {
      // Notices, rights and the sleep of the shop are not among the changes that a line which was lost catches up with.
      if (since > 0) {
        outdate([noticeCalls.list.noun]);
        void learnAgain();
      }
      since = Math.max(since, news.last);
      setTimeout(() => void keepStoreStaff(), AFTER_FIRST_SCREEN_MS);
    } else if (isNew(news)) {
      since = Math.max(since, news.id);
      outdate(Object.keys(news.tables));
      for (const [noun, ids] of Object.entries(news.tables)) glow(noun, ids);
    }
  };

  return keepLine({
    // Answers of the page so far were read before anybody listened.
    hello: () => ({ token, since, ageMs: performance.now() }),
    hear: (message) => {
      const news = News.safeParse(message);
      if (news.success) take(news.data);
    },
    // Any call now finds that the session is over, and asks the person to sign in again.
    onSignedOut: () => void run(administratorCalls.me, {}).catch(() => undefined),
  });
}
