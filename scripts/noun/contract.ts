import { type NounField, type Noun, flagIn, namesOf } from './names.ts';

const schemas = {
  text: ({ label, max = 255 }: NounField, isName: boolean) =>
    isName
      ? `words(${max}, '请填写${label}', '${label}不能超过${max}个字符')`
      : `text(${max}, '${label}不能超过${max}个字符').nullish()`,
  count: ({ label, max = 9999 }: NounField) => `integer(0, ${max}, '${label}应为 0 到 ${max}').nullish()`,
  flag: () => `flag.nullish()`,
} as const;
const written = { text: `'text'`, count: `'text'`, flag: 'shownOrHidden' } as const;

/** The calls of a plain noun, its labels and its history. */
export function contractOf(noun: Noun): string {
  const { domain, camel, Pascal, table, noun: one } = namesOf(noun);
  const { fields, label } = noun;
  const [name] = fields;
  if (!name) throw new Error('a noun has at least a name');
  const flag = flagIn(noun);
  const has = (kind: NounField['kind']) => fields.some((field) => field.kind === kind);
  const codecs = [has('flag') && 'flag', 'id', has('count') && 'integer', 'nothing', 'page', 'paged', 'text', 'words'];
  return `import { z } from 'zod';
import { calls, get, post } from '../call.ts';
${has('flag') ? `import { shownOrHidden } from '../choices.ts';\n` : ''}import { historyOf } from '../history.ts';
import { labelsOf } from '../labels.ts';
import { recordOf } from '../record.ts';
import { refusals } from '../refusal.ts';
import { ${codecs.filter((codec) => codec !== false).join(', ')} } from '../wire.ts';

export const ${camel}Refusals = refusals('${table}', {
  NAME_TAKEN: { onConstraint: '${table}__name', says: () => '已有同名的${label}，请换一个名称' },
});

const ${Pascal}Draft = z.object({
${fields.map((field) => `  ${field.name}: ${schemas[field.kind](field, field === name)},`).join('\n')}
});
export type ${Pascal}Draft = z.output<typeof ${Pascal}Draft>;

export const ${Pascal} = recordOf(${Pascal}Draft, {});
export type ${Pascal} = z.output<typeof ${Pascal}>;

const saved = { returns: nothing, refuses: [${camel}Refusals.NAME_TAKEN] };

export const ${camel}Calls = calls('${table}', '/admin/${domain}/${one}', {
  list: get('/list', {
    permission: 'admin:${one}:list',
    query: paged({ ${name.name}: text(${name.max ?? 255}).optional()${flag ? `, ${flag.name}: flag.optional()` : ''} }),
    returns: page(${Pascal}),
  }),
  info: get('/info/{id}', { permission: 'admin:${one}:info', params: z.object({ id }), returns: ${Pascal} }),
  save: post('/save', { permission: 'admin:${one}:save', body: ${Pascal}Draft, ...saved }),
  update: post('/update', { permission: 'admin:${one}:update', edits: ${Pascal}, body: ${Pascal}Draft.extend({ id }), ...saved }),
  delete: get('/delete/{id}', {
    permission: 'admin:${one}:delete',
    params: z.object({ id }),
    returns: nothing,
    undo: '删除成功',
  }),
});

labelsOf('${table}', {
  id: 'ID',
${fields.map((field) => `  ${field.name}: '${field.label}',`).join('\n')}
  createTime: '添加时间',
  isDel: '已删除',
});

historyOf('${table}', {
  label: '${label}',
  readBy: ${camel}Calls.info.permission,
  fields: { ${fields.map((field) => `${field.name}: ${written[field.kind]}`).join(', ')}, isDel: 'flag' },
  deleted: { named: ['${name.name}'], needs: [${camel}Calls.delete.permission, ${camel}Calls.save.permission] },
});
`;
}
