import type { Page } from 'playwright-core';
import type { Screen } from '#web/ui/screen.ts';

export type VisitAct = (page: Page) => Promise<void>;

/** A screen at one of its addresses. */
export interface Visit {
  address: string;
  /** A text that stands there once everything has arrived. */
  sign?: string;
  /** Ways to open the dialogs of the screen. */
  dialogs?: readonly VisitAct[];
}

const modules = import.meta.glob<Record<string, readonly Screen[]>>(
  ['../web/src/*/routes.tsx', '!../web/src/app/routes.tsx', '!../web/src/dev/routes.tsx'],
  { eager: true },
);
const paths = Object.values(modules).flatMap((module) =>
  Object.values(module).flatMap((screens) => screens.map(({ path }) => path)),
);

function plain(path: string): Visit {
  const address = path.replaceAll(/\/:\w+\?/g, '');
  if (address.includes(':')) throw new Error(`${path} is visited nowhere: name an address of it`);
  return { address };
}

/** Every screen in the routes of the domains: where it is named, or else at its bare address. */
export function everyVisit(named: Readonly<Record<string, readonly Visit[]>>): readonly Visit[] {
  const gone = Object.keys(named).filter((path) => !paths.includes(path));
  if (gone.length > 0) throw new Error(`no screen has the path ${gone.join(', ')}`);
  return paths.flatMap((path) => named[path] ?? [plain(path)]);
}

const UNFINISHED = '.progress-line, .bone, .ant-skeleton, .ant-spin-spinning, [aria-busy="true"]';

/** Waits until the screen and all that it asked for are there. */
export async function arrived(page: Page): Promise<void> {
  await page.locator('#page .page:visible > :not(.progress-line, .page-bones), #page > .notice').first().waitFor();
  await page.waitForFunction(
    (unfinished) => [...document.querySelectorAll(unfinished)].every((element) => !element.checkVisibility()),
    UNFINISHED,
  );
}

/** Pages, and what lies over them in places of its own. */
const LEFT = '#page > *, .ant-drawer, .ant-modal-wrap, .ant-dropdown, .ant-select-dropdown, .ant-popover';

/**
 * Goes to another screen as the frame itself does, without loading the shop anew; the page that is left closes behind it, as the
 * state of the history asks (`closes`), with what was open over it.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  const to = new URL(address, page.url());
  const isInFrame = await page.evaluate(
    (path) => document.getElementById('page') !== null && location.pathname !== path,
    to.pathname,
  );
  if (!isInFrame) {
    await page.goto(to.href);
    return;
  }
  // Moves the pointer away, so that it hovers over nothing.
  await page.mouse.move(0, 0);
  await page.evaluate(
    ([path, parts]) => {
      // The home page stays, hidden, and is the one that comes when it is gone back to.
      for (const left of document.querySelectorAll(parts)) left.toggleAttribute('data-left', left.checkVisibility());
      history.pushState({ usr: { closes: location.pathname }, key: path, idx: history.length }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [to.pathname + to.search, LEFT] as const,
  );
  await page.waitForFunction(() => [...document.querySelectorAll('[data-left]')].every((left) => !left.checkVisibility()));
}

/** Shows the page otherwise without loading it anew. */
export async function turn(page: Page, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: width < 992 ? 844 : 900 });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.waitForFunction((appearance) => document.documentElement.dataset['appearance'] === appearance, colorScheme);
}

/** Dark where it was light, light where it was dark. */
export async function turnAppearance(page: Page): Promise<void> {
  const appearance = await page.evaluate(() => document.documentElement.dataset['appearance']);
  await turn(page, page.viewportSize()?.width ?? 0, appearance === 'light' ? 'dark' : 'light');
}
