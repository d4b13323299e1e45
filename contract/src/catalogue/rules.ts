import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { refusals } from '../refusal.ts';
import { id, idList, nothing, page, paged, words } from '../wire.ts';
import { searchText } from '../search-text.ts';
import { linesDraft, linesText } from './specifications.ts';

export const productRuleRefusals = refusals('product_rule', {
  NAME_TAKEN: { onConstraint: 'product_rule__name', says: () => '此规格值已经存在' },
  NOT_FOUND: { says: () => '操作失败' },
  SIGNS: { code: 400, says: () => '规格名称和规格值不能含有 , _ 和 $& 符号，请换一个写法' },
});

export const Rule = z.object({ id: z.int(), ruleName: z.string(), ruleValue: linesText });
export type Rule = z.output<typeof Rule>;

const draft = {
  ruleName: words(20, '规格名称不能为空', '规格名称长度不能超过20个字符'),
  ruleValue: linesDraft,
};

const byId = z.object({ id });

/** Specification templates: the product form copies them, it never refers to them. */
export const ruleCalls = calls('product_rule', '/admin/store/product/rule', {
  list: get('/list', {
    permission: 'admin:product:rule:list',
    dataScope: 'none',
    about: 'Newest first; keywords are looked for in names and values.',
    query: paged({ keywords: searchText(32).optional() }),
    returns: page(Rule),
  }),
  save: post('/save', {
    permission: 'admin:product:rule:save',
    about: 'Always a new one, whatever id is sent along.',
    body: z.object(draft),
    returns: nothing,
    refuses: [productRuleRefusals.NAME_TAKEN, productRuleRefusals.SIGNS],
  }),
  update: post('/update', {
    edits: Rule,
    permission: 'admin:product:rule:update',
    body: z.object({ id, ...draft }),
    returns: nothing,
    refuses: [productRuleRefusals.NAME_TAKEN, productRuleRefusals.SIGNS, productRuleRefusals.NOT_FOUND],
  }),
  delete: get('/delete/{ids}', {
    permission: 'admin:product:rule:delete',
    params: z.object({ ids: idList }),
    returns: nothing,
    undo: '删除成功',
    refuses: [productRuleRefusals.NOT_FOUND],
  }),
  info: get('/info/{id}', { permission: 'admin:product:rule:info', dataScope: 'none', params: byId, returns: Rule.nullable() }),
});

labelsOf('product_rule', {
  id: 'ID',
  ruleName: '规格名称',
  ruleValue: '商品规格',
  keywords: '规格搜索',
});

historyOf('product_rule', {
  label: '商品规格',
  readBy: 'admin:product:rule:list',
  fields: { ruleName: 'text', ruleValue: 'list' },
  deleted: { named: ['ruleName'], needs: [ruleCalls.delete.permission, ruleCalls.save.permission] },
});
