import type { Rule } from '#contract/catalogue/rules.ts';
import type { Spec } from '../product/specs.ts';

export type Line = Rule['ruleValue'][number];

/** A template's lines as specifications; of equal values one. */
export const specsOfLines = (lines: readonly Line[]): Spec[] =>
  lines.map(({ value, detail }) => ({ name: value, values: [...new Set(detail)] }));

export const linesOfSpecs = (specs: readonly Spec[]): Line[] =>
  specs.map(({ name, values }) => ({ value: name, detail: [...values] }));
