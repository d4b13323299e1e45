import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Complaint {
  impact: string | null;
  help: string;
  nodes: { html: string; failureSummary: string }[];
}

// The details of what passes cost as much as finding what does not.
const RUN = "axe.run({ resultTypes: ['violations'], preload: false }).then(({ violations }) => violations)";

/** What is seriously wrong for people who use a keyboard, a screen reader or tired eyes. */
export async function complaintsOf(page: Page): Promise<string[]> {
  // Colours are judged where they have arrived.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  );
  await page.evaluate(axe.source);
  const violations = await page.evaluate<Complaint[]>(RUN);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ help, nodes }) => nodes.map(({ html, failureSummary }) => `${help}: ${html.slice(0, 200)} ${failureSummary}`));
}
