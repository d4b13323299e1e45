import type { RuleLine } from '#contract/catalogue/specifications.ts';
import { productRuleRefusals } from '#contract/catalogue/rules.ts';

// Clients join and take apart names and values at these.
const SIGNS = /[,_]|\$&/;

/** Lines without blanks around their words; of equal names the first stays, and of equal values one. Keys that a client has added stay. */
export function cleaned(lines: readonly RuleLine[]): RuleLine[] {
  const byName = new Map<string, RuleLine>();
  for (const line of lines) {
    const value = line.value.trim();
    const detail = [...new Set(line.detail.map((text) => text.trim()))];
    if ([value, ...detail].some((text) => SIGNS.test(text))) throw productRuleRefusals.SIGNS();
    // State of a form, which the wire has servers drop.
    const { inputVisible: _, ...own } = line.own ?? {};
    if (!byName.has(value)) byName.set(value, { value, detail, ...(Object.keys(own).length > 0 && { own }) });
  }
  return [...byName.values()];
}
