import process from 'node:process';
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export interface View {
  width?: number;
  height?: number;
  appearance?: 'light' | 'dark' | 'system';
  /** Token of a session that is open already. */
  token?: string;
  /** Browser that the page takes it for. */
  agent?: string;
  /** Keeps the motion that most people see: the processor draws every frame of it, so only tests about it ask for it. */
  moving?: boolean;
  /** Cuts the line to the server, so that the page hears no news. */
  deaf?: boolean;
  /** Stays open for the next test, unless this one fails. */
  stays?: boolean;
}

const WORDS_MAX = 2000;
/** More than a busy machine needs for the scripts of a page. */
const LOAD_MS = 60_000;
const HOME = /^http:\/\/127\.0\.0\.1:/;
const MADE_UP = /\/(mug|a)\.png$/;
const GREY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#bbb" d="M0 0h8v8H0z"/></svg>';
const grey = {
  responseCode: 200,
  responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
  body: Buffer.from(GREY).toString('base64'),
};

/**
 * Pictures of other sites, and those that only tests speak of, are drawn here: a test asks nobody but its own server. By the
 * protocol of the browser: a route of Playwright's would switch off the cache for every script.
 */
async function drawPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const isDrawn = !HOME.test(request.url) || MADE_UP.test(new URL(request.url).pathname);
    const answer = isDrawn
      ? session.send('Fetch.fulfillRequest', { requestId, ...grey })
      : session.send('Fetch.continueRequest', { requestId });
    // The page may be gone before it is answered.
    answer.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Image' }, { resourceType: 'Media' }] });
}

/** The session as the front end keeps it, on every page: by an address alone it would hold for the folder of that address. */
export const sessionCookie = (url: string, token: string) => ({
  name: 'Authori-zation',
  value: token,
  url: new URL('/', url).href,
});

/** Waits until the page hears what changes in the shop. */
const listens = (page: Page) =>
  new Promise<void>((resolve) => {
    page.on('websocket', (line) => {
      line.on('framereceived', ({ payload }) => String(payload).includes('"ready"') && resolve());
    });
  });

/** The words on the page, of its topmost dialog where there is one: what a log can keep of a failure. */
async function sayWhatIsShown(page: Page): Promise<void> {
  const words = await page.evaluate(() => {
    const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].filter((each) => each.checkVisibility());
    const notes = document.querySelector<HTMLElement>('.ant-message')?.innerText ?? '';
    return `${notes}\n${(dialogs.at(-1) ?? document.body).innerText}`;
  });
  process.stderr.write(`— ${page.url()} shows\n${words.slice(0, WORDS_MAX)}\n`);
}

/** Forgets who was signed in and what their browser kept, but not the cache. */
async function empty(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const { origin } = new URL(page.url());
    const session = await context.newCDPSession(page);
    if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
    // The last request may still be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
  await context.clearCookies();
}

/**
 * Windows of one browser, closed after each test; what their consoles complain of fails it. People who are there at once have a
 * context each. It is emptied after the test but for its cache, so that the next one need not read the scripts again.
 */
export function openWindows() {
  let browser: Browser | undefined;
  const free: BrowserContext[] = [];
  const taken: BrowserContext[] = [];
  const staying: BrowserContext[] = [];
  const complaints: string[] = [];

  const drawn = new WeakMap<Page, Promise<void>>();

  const look = (page: Page) => {
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (line) => line.type() === 'error' && complaints.push(`${line.text()} (${line.location().url})`));
    drawn.set(page, drawPictures(page));
  };
  async function newContext(): Promise<BrowserContext> {
    const context = await browser?.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    if (!context) throw new Error('the browser starts before the first test');
    context.on('page', look);
    context.setDefaultNavigationTimeout(LOAD_MS);
    return context;
  }
  async function take(stays: boolean): Promise<BrowserContext> {
    const context = free.pop() ?? (await newContext());
    (stays ? staying : taken).push(context);
    return context;
  }

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    const open = [...taken.splice(0), ...(hasFailed ? staying.splice(0) : [])];
    if (hasFailed) for (const page of open.flatMap((context) => context.pages())) await sayWhatIsShown(page);
    for (const context of open) await empty(context);
    free.push(...open);
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    async open(url: string, view: View = {}): Promise<Page> {
      const {
        width = 1440,
        height = 900,
        appearance = 'light',
        token,
        agent,
        deaf = false,
        moving = false,
        stays = false,
      } = view;
      const context = await take(stays);
      if (token !== undefined) await context.addCookies([sessionCookie(url, token)]);
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: moving ? 'no-preference' : 'reduce' });
      await drawn.get(page);
      if (agent !== undefined) {
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setUserAgentOverride', { userAgent: agent });
      }
      if (deaf) await page.routeWebSocket('**/api/ws', () => undefined);
      await page.addInitScript(
        (kept) => self.origin.startsWith('http:') && (localStorage['layout-setting'] ??= kept),
        JSON.stringify({ appearance }),
      );
      const listening = token !== undefined && !deaf ? listens(page) : undefined;
      await page.goto(url);
      await listening;
      return page;
    },
  };
}
