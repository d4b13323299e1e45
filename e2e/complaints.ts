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

async function check(page: Page, rules: object): Promise<string[]> {
  await prepare(page);
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  );
  const violations = await page.evaluate<Complaint[]>(`axe.run(${JSON.stringify(rules)}).then(({ violations }) => violations)`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ help, nodes }) => nodes.map(({ html, failureSummary }) => `${help}: ${html.slice(0, 200)} ${failureSummary}`));
}

/** Serious defects for people who use a keyboard, a screen reader or tired eyes. */
export const complaintsOf = (page: Page): Promise<string[]> => check(page, options);

/** Complaints about colours alone: all that another appearance of the same page can get wrong. */
export const complaintsOfColours = (page: Page): Promise<string[]> => check(page, colours);

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
