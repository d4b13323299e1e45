import { contractOf } from './contract.ts';
import { type Noun, namesOf } from './names.ts';
import { queriesOf, readmeOf, serverRoutesOf, serverTestOf, tablesOf } from './server.ts';
import { fieldsOf, listOf, webTestOf } from './web.ts';

/** Every file of a plain noun, by its path. */
export function filesOf(noun: Noun): Record<string, string> {
  const { domain, nouns, noun: one } = namesOf(noun);
  const server = `server/src/${domain}/${nouns}`;
  const web = `web/src/${domain}/${one}-list`;
  return {
    [`contract/src/${domain}/${nouns}.ts`]: contractOf(noun),
    [`${server}/README.md`]: readmeOf(noun),
    [`${server}/tables.ts`]: tablesOf(noun),
    [`${server}/queries.ts`]: queriesOf(noun),
    [`${server}/routes.ts`]: serverRoutesOf(noun),
    [`${server}/${nouns}.test.ts`]: serverTestOf(noun),
    [`${web}/${one}-list.tsx`]: listOf(noun),
    [`${web}/${one}-fields.tsx`]: fieldsOf(noun),
    [`${web}/${one}-list.test.tsx`]: webTestOf(noun),
  };
}

/** A line to put into a list that is edited by hand; `after` is what stands before it. */
export interface Insertion {
  path: string;
  after: RegExp;
  text: string;
}

/** Files in which the house must hear of the noun. */
export function insertionsOf(noun: Noun): Insertion[] {
  const { domain, nouns, noun: one, camel, Pascal } = namesOf(noun);
  const camelDomain = domain.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const serverIndex = `server/src/${domain}/index.ts`;
  const webRoutes = `web/src/${domain}/routes.tsx`;
  const screen = `  {
    path: '/${domain}/${one}',
    title: '${noun.label}',
    needs: 'admin:${one}:list',
    load: () => import('./${one}-list/${one}-list.tsx').then((module) => module.${Pascal}List),
  },
`;
  return [
    { path: 'contract/src/index.ts', after: /export \{ everyRefusal \}.*\n/, text: `import './${domain}/${nouns}.ts';\n` },
    { path: serverIndex, after: /^/, text: `import { ${camel}Routes } from './${nouns}/routes.ts';\n` },
    { path: serverIndex, after: new RegExp(`export const ${camelDomain}Routes = \\[`), text: `...${camel}Routes, ` },
    { path: webRoutes, after: /: readonly Screen\[\] = \[\n/, text: screen },
  ];
}
