import { type NounField, type Noun, flagIn, namesOf } from './names.ts';

const columns = {
  text: ({ max = 255 }: NounField) => `varchar({ length: ${max} }).notNull()`,
  count: () => 'integer().notNull()',
  flag: () => 'boolean().notNull()',
} as const;
const blanks = { text: `''`, count: '0', flag: 'true' } as const;

export function tablesOf(noun: Noun): string {
  const { camel, table } = namesOf(noun);
  const builders = ['boolean', 'integer', 'pgTable', 'varchar'];
  return `import { ${builders.join(', ')} } from 'drizzle-orm/pg-core';
import { stamps, uniqueUnlessDeleted } from '#server/platform/database/columns.ts';

/** ${noun.label}. */
export const ${camel} = pgTable(
  '${table}',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
${noun.fields.map((field) => `    ${field.name}: ${columns[field.kind](field)},`).join('\n')}
    isDel: boolean().notNull(),
    ...stamps,
  },
  (t) => [
    uniqueUnlessDeleted('${table}__name', t.${noun.fields[0]?.name}),
  ],
);
`;
}

/** `Brands` → `brands` */
const rowsIn = (Plural: string): string => `${Plural.charAt(0).toLowerCase()}${Plural.slice(1)}`;

export function queriesOf(noun: Noun): string {
  const { domain, nouns, camel, Pascal, Plural } = namesOf(noun);
  const rows = rowsIn(Plural);
  const [name, ...others] = noun.fields;
  const flag = flagIn(noun);
  const order = noun.fields.some((field) => field.name === 'sort')
    ? `desc(${camel}.sort), desc(${camel}.id)`
    : `desc(${camel}.id)`;
  const blank = others.map((field) => `${field.name}: ${blanks[field.kind]}`).join(', ');
  const isPlain = others.length === 0;
  return `import { and, desc } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { ${Pascal}, ${Pascal}Draft, ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import type { Page } from '#contract/wire.ts';
import { ${flag ? 'equal, ' : ''}matching } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { recordsOf } from '#server/platform/database/records/records-of.ts';
${isPlain ? '' : `import { filled } from '#server/platform/write/filled.ts';\n`}import { ${camel} } from './tables.ts';

export const ${rows} = recordsOf(${camel});
${isPlain ? '' : `const blank = { ${blank} };\n`}
export const save${Pascal} = ${rows}.saveForm((form: ${Pascal}Draft) => ({
  ${isPlain ? '' : '...filled(blank, form), '}${name?.name}: form.${name?.name}.trim(), isDel: false,
}));

export const list${Plural} = (db: Db, input: Input<typeof ${camel}Calls.list>): Promise<Page<${Pascal}>> =>
  pageOf(db, input, {
    from: ${camel},
    where: and(${rows}.live, matching(input.${name?.name}, ${camel}.${name?.name})${flag ? `, equal(${camel}.${flag.name}, input.${flag.name})` : ''}),
    order: [${order}],
  });

export const get${Pascal} = (db: Db, { id }: { id: number }): Promise<${Pascal}> => ${rows}.get(db, id);
`;
}

export function serverRoutesOf(noun: Noun): string {
  const { domain, nouns, camel, Pascal, Plural } = namesOf(noun);
  const rows = rowsIn(Plural);
  return `import { ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { ${rows}, get${Pascal}, list${Plural}, save${Pascal} } from './queries.ts';

export const ${camel}Routes = serve(${camel}Calls, {
  list: read(list${Plural}),
  info: read(get${Pascal}),
  save: write(save${Pascal}),
  update: edit(save${Pascal}, get${Pascal}),
  delete: write(${rows}.delete),
});
`;
}

export function readmeOf(noun: Noun): string {
  const { Plural, nouns } = namesOf(noun);
  return `# ${Plural}

${noun.label}.

- A name is taken once among those not deleted ([test](${nouns}.test.ts)).
- Deleting can be taken back ([test](${nouns}.test.ts)).
`;
}

/** Places that the suite of records puts its own at. */
const PLACED_TO = 9000;
const samples = {
  text: ({ max = 255 }: NounField) => `'${'说明'.slice(0, max)}'`,
  count: () => '7',
  flag: () => 'true',
} as const;

export function serverTestOf(noun: Noun): string {
  const { domain, nouns, camel } = namesOf(noun);
  const [name, ...others] = noun.fields;
  return `import { ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import { itKeepsRecords } from '../../../test/keeps-records.ts';
import { openShop } from '../../../test/shop.ts';

itKeepsRecords(openShop(), ${camel}Calls, {
  valid: (name) => ({ ${[`${name?.name}${name?.name === 'name' ? '' : ': name'}`, ...others.map((field) => `${field.name}: ${samples[field.kind](field)}`)].join(', ')} }),
  invalid: [
    ['no name', { ${name?.name}: ' ' }, '请填写${name?.label}'],
    ['a long name', { ${name?.name}: '长'.repeat(${(name?.max ?? 255) + 1}) }, '${name?.label}不能超过${name?.max ?? 255}个字符'],
  ],
  taken: '已有同名的${noun.label}，请换一个名称',
${others.some((field) => field.name === 'sort' && (field.max ?? 0) >= PLACED_TO) ? `  placed: 'sort',\n` : ''}});
`;
}
