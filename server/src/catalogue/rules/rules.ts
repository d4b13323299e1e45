import { productRuleRefusals } from '#contract/catalogue/rules.ts';

interface RuleLine {
  value: string;
  detail: readonly string[];
}

// Clients join and take apart names and values at these.
const SIGNS = /[,_]|\$&/;

/** Lines without blanks around their words; of equal names the first stays, and of equal values one. */
export function cleaned(lines: readonly RuleLine[]) {
  const byName = new Map<string, { value: string; detail: string[] }>();
  for (const line of lines) {
    const value = line.value.trim();
    const detail = [...new Set(line.detail.map((text) => text.trim()))];
    if ([value, ...detail].some((text) => SIGNS.test(text))) throw productRuleRefusals.SIGNS();
    if (!byName.has(value)) byName.set(value, { value, detail });
  }
  return [...byName.values()];
}
