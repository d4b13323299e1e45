import { type NounField, type Noun, flagIn, namesOf } from './names.ts';

const columns = {
  text: ({ max = 255 }: NounField) => `varchar({ length: ${max} }).notNull()`,
  count: () => 'integer().notNull()',
  flag: () => 'boolean().notNull()',
} as const;
const blanks = { text: `''`, count: '0', flag: 'true' } as const;

export function tablesOf(noun: Noun): string {
  const { camel, table } = namesOf(noun);
  const builders = ['boolean', 'integer', 'pgTable', 'uniqueIndex', 'varchar'];
  return `import { sql } from 'drizzle-orm';
import { ${builders.join(', ')} } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

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
    uniqueIndex('${table}__name')
      .on(t.${noun.fields[0]?.name})
      .where(sql\`not is_del\`),
  ],
);
`;
}

/** `Brands` → `brands` */
const rowsIn = (Plural: string): string => `${Plural.charAt(0).toLowerCase()}${Plural.slice(1)}`;

export function queriesOf(noun: Noun): string {
  const { domain, nouns, camel, Pascal, Plural } = namesOf(noun);
  const name = noun.fields[0]?.name;
  const flag = flagIn(noun);
  const order = noun.fields.some((field) => field.name === 'sort')
    ? `desc(${camel}.sort), desc(${camel}.id)`
    : `desc(${camel}.id)`;
  return `import { and, desc, eq } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { ${Pascal}, ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import type { Page } from '#contract/wire.ts';
import { ${flag ? 'equal, ' : ''}matching } from '#server/platform/database/conditions.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { pageOf } from '#server/platform/database/page-of.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { ${camel} } from './tables.ts';

const live = eq(${camel}.isDel, false);
export const ${rowsIn(Plural)} = rowsOf(${camel}, { live });

export const list${Plural} = (db: Db, input: Input<typeof ${camel}Calls.list>): Promise<Page<${Pascal}>> =>
  pageOf(db, input, {
    from: ${camel},
    where: and(live, matching(input.${name}, ${camel}.${name})${flag ? `, equal(${camel}.${flag.name}, input.${flag.name})` : ''}),
    order: [${order}],
  });

export const get${Pascal} = (db: Db, { id }: { id: number }): Promise<${Pascal}> => ${rowsIn(Plural)}.get(db, id);
`;
}

export function verbsOf(noun: Noun): Record<string, string> {
  const { domain, nouns, Pascal, Plural, noun: one } = namesOf(noun);
  const rows = rowsIn(Plural);
  const [name, ...others] = noun.fields;
  const blank = others.map((field) => `${field.name}: ${blanks[field.kind]}`).join(', ');
  const isPlain = others.length === 0;
  return {
    [`save-${one}.ts`]: `import type { ${Pascal}Draft } from '#contract/${domain}/${nouns}.ts';
${isPlain ? '' : `import { filled } from '#server/platform/write/filled.ts';\n`}import type { Write } from '#server/platform/write/write.ts';
import { ${rows} } from './queries.ts';
${isPlain ? '' : `\nconst blank = { ${blank} };\n`}
/** A new one where there is no id yet. */
export async function save${Pascal}(write: Write, { id, ...draft }: ${Pascal}Draft & { id?: number }): Promise<null> {
  await ${rows}.save(write, id, { ${isPlain ? '' : '...filled(blank, draft), '}${name?.name}: draft.${name?.name}.trim(), isDel: false });
  return null;
}
`,
    [`delete-${one}.ts`]: `import type { Write } from '#server/platform/write/write.ts';
import { ${rows} } from './queries.ts';

export async function delete${Pascal}(write: Write, { id }: { id: number }): Promise<null> {
  await ${rows}.set(write, id, { isDel: true });
  return null;
}
`,
  };
}

export function serverRoutesOf(noun: Noun): string {
  const { domain, nouns, camel, Pascal, Plural, noun: one } = namesOf(noun);
  return `import { ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { delete${Pascal} } from './delete-${one}.ts';
import { get${Pascal}, list${Plural} } from './queries.ts';
import { save${Pascal} } from './save-${one}.ts';

export const ${camel}Routes = serve(${camel}Calls, {
  list: read(list${Plural}),
  info: read(get${Pascal}),
  save: write(save${Pascal}),
  update: write(save${Pascal}),
  delete: write(delete${Pascal}),
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
