import process from 'node:process';
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export interface View {
  width?: number;
  height?: number;
  appearance?: 'light' | 'dark' | 'system';
  /** Of a session that is open already. */
  token?: string;
  /** For who asks for less motion. */
  still?: boolean;
  /** Without a line to the server the page hears nothing by itself. */
  deaf?: boolean;
}

const WORDS_MAX = 2000;
const HOME = /^http:\/\/127\.0\.0\.1:/;
const GREY = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#bbb" d="M0 0h8v8H0z"/></svg>';

/** Pictures of other sites, and those that only tests speak of, are drawn here: a test asks nobody but its own server. */
const drawPictures = (context: BrowserContext) =>
  context.route(
    (url) => (url.protocol.startsWith('http') && !HOME.test(url.href)) || /\/(mug|a)\.png$/.test(url.pathname),
    (route) => route.fulfill({ contentType: 'image/svg+xml', body: GREY }),
  );

/** Once the page hears what changes in the shop. */
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

/** Windows of one browser, closed after each test; what their consoles complain of fails it. */
export function openWindows() {
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];

  const listen = (page: Page) => {
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (line) => line.type() === 'error' && complaints.push(`${line.text()} (${line.location().url})`));
  };

  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterEach(async ({ task }) => {
    const open = contexts.splice(0);
    if (task.result?.state === 'fail') for (const page of open.flatMap((context) => context.pages())) await sayWhatIsShown(page);
    for (const context of open) await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    async open(url: string, view: View = {}): Promise<Page> {
      const { width = 1440, height = 900, appearance = 'light', token, deaf = false, still = false } = view;
      const shown = { viewport: { width, height }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' };
      const context = await browser?.newContext({ ...shown, reducedMotion: still ? 'reduce' : 'no-preference' });
      if (!context) throw new Error('the browser starts before the first test');
      contexts.push(context);
      context.on('page', listen);
      await drawPictures(context);
      if (deaf) await context.routeWebSocket('**/api/ws', () => undefined);
      if (token !== undefined) await context.addCookies([{ name: 'Authori-zation', value: token, url }]);
      await context.addInitScript(
        (kept) => self.origin.startsWith('http:') && (localStorage['layout-setting'] ??= kept),
        JSON.stringify({ appearance }),
      );
      const page = await context.newPage();
      const listening = token !== undefined && !deaf ? listens(page) : undefined;
      await page.goto(url);
      await listening;
      return page;
    },
  };
}
