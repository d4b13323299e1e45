/** `npm run new marketing/coupons`: writes a noun's files in the house's shape, so that the right shape is the cheapest one. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '..');
const [, domain, nouns] = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/.exec(process.argv[2] ?? '') ?? [];
if (!nouns) {
  process.stderr.write('用法：npm run new marketing/coupons (a domain, a slash, a noun in the plural, in kebab-case)\n');
  process.exit(1);
}

const singular = nouns.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
const camel = singular.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const Pascal = camel[0].toUpperCase() + camel.slice(1);
const Plural = nouns.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
const snake = singular.replaceAll('-', '_');

const files = {
  [`contract/src/${domain}/${nouns}.ts`]: `import { z } from 'zod';
import { calls, get, post } from '../call.ts';
import { refusals } from '../refusal.ts';
import { id, moment, nothing, page, paged, text, words } from '../wire.ts';

export const no = refusals('${snake}', {
  GONE: { code: 404, says: () => '没有找到这条记录，可能已被删除，请刷新列表' },
  NAME_TAKEN: { onConstraint: '${snake}__name', says: () => '已有同名的记录，请换一个名称' },
});

export const ${Pascal}Draft = z.object({ name: words(64, '请填写名称') });
export const ${Pascal} = ${Pascal}Draft.extend({ id, createTime: moment });

export const ${camel}Calls = calls('${snake}', '/admin/${domain}/${singular}', {
  list: get('/list', {
    permission: 'admin:${singular}:list',
    query: paged({ name: text(64).optional() }),
    returns: page(${Pascal}),
  }),
  save: post('/save', { permission: 'admin:${singular}:save', body: ${Pascal}Draft, returns: nothing, refuses: [no.NAME_TAKEN] }),
});
`,
  [`server/src/${domain}/${nouns}/tables.ts`]: `import { integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';
import { stamps } from '#server/platform/database/columns.ts';

/** One sentence: what a row is. */
export const ${camel} = pgTable(
  '${snake}',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: varchar({ length: 64 }).notNull(),
    ...stamps,
  },
  (t) => [unique('${snake}__name').on(t.name)],
);
`,
  [`server/src/${domain}/${nouns}/queries.ts`]: `import { count, desc, ilike } from 'drizzle-orm';
import type { Input } from '#contract/call.ts';
import type { ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { containing } from '#server/platform/database/like.ts';
import { offsetOf, toPage } from '#server/platform/database/page.ts';
import { ${camel} } from './tables.ts';

export async function list${Plural}(db: Db, filter: Input<typeof ${camel}Calls.list>) {
  const wanted = filter.name === undefined ? undefined : ilike(${camel}.name, containing(filter.name));
  const rows = await db.select().from(${camel}).where(wanted).orderBy(desc(${camel}.id)).limit(filter.limit).offset(offsetOf(filter));
  const [counted] = await db.select({ total: count() }).from(${camel}).where(wanted);
  return toPage(filter, counted?.total ?? 0, rows);
}

export async function insert${Pascal}(tx: Tx, draft: typeof ${camel}.$inferInsert) {
  await tx.insert(${camel}).values(draft);
}
`,
  [`server/src/${domain}/${nouns}/save-${singular}.ts`]: `import type { Input } from '#contract/call.ts';
import type { ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import type { Write } from '#server/platform/write/write.ts';
import { insert${Pascal} } from './queries.ts';

export async function save${Pascal}({ tx, now }: Write, draft: Input<typeof ${camel}Calls.save>) {
  await insert${Pascal}(tx, { ...draft, createTime: now, updateTime: now });
  return null;
}
`,
  [`server/src/${domain}/${nouns}/save-${singular}.test.ts`]: `import { describe, expect, it } from 'vitest';
import { ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import { openShop } from '../../../test/shop.ts';

const shop = openShop();

describe('a saved ${singular}', () => {
  it('stands in the list', async () => {
    const clerk = shop.admin();

    await clerk.run(${camel}Calls.save, { name: '甲' });

    const { list } = await clerk.run(${camel}Calls.list, { page: 1, limit: 20 });
    expect(list.map(({ name }) => name)).toEqual(['甲']);
  });
});
`,
  [`server/src/${domain}/${nouns}/routes.ts`]: `import { ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { list${Plural} } from './queries.ts';
import { save${Pascal} } from './save-${singular}.ts';

export const ${camel}Routes = serve(${camel}Calls, {
  list: read(list${Plural}),
  save: write(save${Pascal}),
});
`,
  [`web/src/${domain}/${singular}-list.tsx`]: `import { ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import { ListPage, TextFilter } from '#web/ui/index.ts';

export const ${Pascal}List = () => (
  <ListPage title="${Pascal}" call={${camel}Calls.list} filters={<TextFilter name="name" label="名称" />} columns={[{ title: '名称', field: 'name' }]} />
);
`,
};

for (const [path, text] of Object.entries(files)) {
  const file = join(root, path);
  if (existsSync(file)) {
    process.stdout.write(`已存在，未改动 (kept): ${path}\n`);
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`${path}\n`);
}

process.stdout.write(`
接下来 (next):
  contract/src/index.ts      加载新的契约文件 (load the contract file)
  server/src/${domain}/index.ts  导出 ${camel}Routes；新的域还要加入 server/src/domains.ts 与 checks/dependencies.ts
  web/src/${domain}/routes.tsx   加一行页面 (one line per screen)
  npm run migration && npm run format && npm run verify
`);
