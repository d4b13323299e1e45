import { notInArray } from 'drizzle-orm';
import { productRule } from '#server/catalogue/index.ts';
import { idsAgain, recordNoun } from '../../engine/record-noun.ts';
import { jsonOf, textOf, textsOf } from '../values/values.ts';

const linesOf = (value: unknown) =>
  (Array.isArray(value) ? value : []).flatMap((line: { value?: unknown; detail?: unknown }) =>
    typeof line?.value === 'string' ? [{ value: line.value, detail: textsOf(line.detail) }] : [],
  );

export const productRules = recordNoun({
  noun: 'productRule',
  label: '规格模板',
  source: 'eb_store_product_rule',
  key: 'id',
  table: productRule,
  async around(moving) {
    const others = notInArray(productRule.id, idsAgain(moving));
    const there = await moving.tx.select({ name: productRule.ruleName }).from(productRule).where(others);
    return new Set(there.map(({ name }) => name));
  },
  row({ key, row }, names) {
    const ruleName = textOf(row['rule_name']);
    if (names.has(ruleName)) return '同名的规格模板已经有了';
    names.add(ruleName);
    return { id: Number(key), ruleName, ruleValue: linesOf(jsonOf(row['rule_value'])) };
  },
});
