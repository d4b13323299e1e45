import { z } from 'zod';
import { calls, get } from '../call.ts';
import { refusals } from '../refusal.ts';
import { jsonText, page, paged, text } from '../wire.ts';

refusals('product_rule', {
  NAME_TAKEN: { onConstraint: 'product_rule__name', says: () => '此规格值已经存在' },
});

export const RuleLine = z.object({ value: z.string(), detail: z.array(z.string()) });
export const Rule = z.object({ id: z.int(), ruleName: z.string(), ruleValue: jsonText(z.array(RuleLine), '规格内容不正确') });

/** Specification templates: the product form copies them, it never refers to them. */
export const ruleCalls = calls('product_rule', '/admin/store/product/rule', {
  list: get('/list', {
    permission: 'admin:product:rule:list',
    query: paged({ keywords: text(32).optional() }),
    returns: page(Rule),
  }),
});
