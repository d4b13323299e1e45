import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Complaint {
  impact: string | null;
  help: string;
  nodes: { html: string; failureSummary: string }[];
}

const STILL = '*, ::before, ::after { transition: none !important }';

// Rules of minor or moderate impact: what they find is not asked for.
const MILD = `aria-allowed-role aria-deprecated-role empty-heading empty-table-header form-field-multiple-labels heading-order
  image-redundant-alt landmark-banner-is-top-level landmark-contentinfo-is-top-level landmark-main-is-top-level
  landmark-no-duplicate-banner landmark-no-duplicate-contentinfo landmark-no-duplicate-main landmark-one-main
  landmark-unique page-has-heading-one presentation-role-conflict region scope-attr-valid skip-link table-duplicate-name`.split(
  /\s+/,
);
// The details of what passes cost as much as finding what does not.
const found = { resultTypes: ['violations'], preload: false };
const options = { ...found, rules: Object.fromEntries(MILD.map((rule) => [rule, { enabled: false }])) };
const colours = { ...found, runOnly: ['color-contrast'] };

async function prepare(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return;
  // Colours are compared where they have arrived.
  await page.addStyleTag({ content: STILL });
  await page.evaluate(axe.source);
}

/** Part of a page, by selectors: the frame around a screen is the same for all of them, and a dialog lies over what was judged before it. */
export type AxeScope = { readonly include: readonly string[] } | { readonly exclude: readonly string[] };

export const whole: AxeScope = { exclude: [] };
export const screenAlone: AxeScope = { exclude: ['.sidebar', '.frame-head'] };
export const dialogAlone: AxeScope = { include: ['.ant-modal-root'] };

async function check(page: Page, part: AxeScope, rules: object): Promise<string[]> {
  await prepare(page);
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  );
  const given = [part, rules].map((each) => JSON.stringify(each)).join();
  const violations = await page.evaluate<Complaint[]>(`axe.run(${given}).then(({ violations }) => violations)`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ help, nodes }) => nodes.map(({ html, failureSummary }) => `${help}: ${html.slice(0, 200)} ${failureSummary}`));
}

/** Serious defects for people who use a keyboard, a screen reader or tired eyes. */
export const complaintsOf = (page: Page, part: AxeScope = whole): Promise<string[]> => check(page, part, options);

/** Complaints about colours alone: all that another appearance of the same page can get wrong. */
export const complaintsOfColours = (page: Page, part: AxeScope = whole): Promise<string[]> => check(page, part, colours);

const TOUCHED =
  '.ant-btn-variant-solid, .ant-btn-variant-outlined, .ant-input, .ant-input-affix-wrapper, .ant-select, .ant-picker';

/** Buttons and fields of the page that are too low for a thumb: less than 40 px. */
export const complaintsOfTouch = (page: Page): Promise<string[]> =>
  page.evaluate(
    (touched) =>
      [...document.querySelectorAll(`#page :is(${touched})`)]
        .filter((element) => element.checkVisibility() && !element.parentElement?.closest(touched))
        .map((element) => ({ element, height: Math.round(element.getBoundingClientRect().height) }))
        .filter(({ height }) => height < 40)
        .map(({ element, height }) => `${height} px high: ${element.outerHTML.slice(0, 200)}`),
    TOUCHED,
  );

/** Room that the scrollbar of a full list takes from its rows where bars do not float: 15 px on Windows. */
const BAR_PX = 15;

/** Lists that scroll sideways on a desk as soon as they are long enough to scroll down, or keep no room for the bar that comes then. */
export const complaintsOfWidth = (page: Page): Promise<string[]> =>
  page.evaluate((bar) => {
    const lists = [...document.querySelectorAll<HTMLElement>('#page .list-table')].filter((list) => list.checkVisibility());
    return lists.flatMap(({ offsetWidth, clientWidth, scrollWidth }) => [
      ...(scrollWidth > clientWidth ? [`a list of ${scrollWidth} px has ${clientWidth} px`] : []),
      ...(offsetWidth - clientWidth < bar ? ['a list keeps no room for its scrollbar'] : []),
    ]);
  }, BAR_PX);

/** Signs of a fault: a screen that fell, values that are not there, rows that are taken for each other, a page wider than its window. */
export const complaintsOfContent = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const here = [...document.querySelectorAll<HTMLElement>('#page > *')].filter((each) => each.checkVisibility());
    const text = here.map((each) => each.innerText).join('\n');
    const keys = here.flatMap((each) =>
      [...each.querySelectorAll('[data-row-key]')].map((row) => row.getAttribute('data-row-key')),
    );
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
    const unmeant = /.*(页面出错了|\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object).*/.exec(text);
    const { scrollWidth } = document.documentElement;
    return [
      ...(unmeant ? [unmeant[0]] : []),
      ...twice.map((key) => `two rows of the key ${key}`),
      ...(scrollWidth > innerWidth ? [`is ${scrollWidth} px wide in a window of ${innerWidth} px`] : []),
    ];
  });
