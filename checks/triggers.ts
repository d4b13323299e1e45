import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source.ts';

/** Triggers of a database. A function that is written for a table bears the table's name at its end. */
export const TRIGGERS = `
  select c.relname as table, regexp_replace(p.proname, '_of_' || c.relname || '$', '_of_…') as function, pg_get_triggerdef(t.oid) as definition
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal
  order by c.relname, 2, t.tgname`;

export interface Trigger {
  readonly table: string;
  readonly function: string;
  /** Definition as PostgreSQL prints it. */
  readonly definition: string;
}

interface InstallFile {
  readonly path: string;
  readonly text: string;
}

/** Tables that share one function are named up to this many. */
const MOST_NAMED = 20;

const HEAD = `# Triggers

Which trigger watches which table, read from the catalogue of a new shop. Written by
\`npx vitest run --project server checks/triggers.test.ts -u\`, and checked by the same test.
`;

const quoted = (name: string) => `\`${name}\``;
const cell = (text: string) => text.replaceAll('|', '\\|');

export const readInstalls = (): InstallFile[] =>
  globSync('server/src/**/install*.sql', { cwd: ROOT })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** Moment at which a trigger fires: `after update of pid, deleted, each row, at commit`. */
function momentOf(definition: string): string {
  const [, timing = '', events = ''] = /(BEFORE|AFTER) (.+?) ON /.exec(definition) ?? [];
  const words = events.split(' OR ').map((event) => event.replace(/^\w+( OF)?/, (word) => word.toLowerCase()));
  return [
    `${timing.toLowerCase()} ${words.join(' or ')}`,
    ...(definition.includes('FOR EACH ROW') ? ['each row'] : []),
    ...(definition.includes('INITIALLY DEFERRED') ? ['at commit'] : []),
  ].join(', ');
}

/** The file that installs a function, and the first sentence of the comment above it, or above what writes it for many tables. */
function sourceOf(name: string, installs: readonly InstallFile[]) {
  const isWritten = name.endsWith('_of_…');
  const sought = isWritten
    ? new RegExp(`((?:^--.*\\n)+)(?:(?!--).*\\n)*?.*(?:function |')${name.slice(0, -1)}`, 'm')
    : new RegExp(`((?:^--.*\\n)+)\\n*create or replace function ${name}\\(`, 'm');
  for (const { path, text } of installs) {
    const [, comment] = sought.exec(text) ?? [];
    if (comment === undefined) continue;
    const [sentence = ''] = /^.+?[.:](?=\s|$)/.exec(comment.replaceAll(/^-- ?/gm, '').replaceAll('\n', ' ').trim()) ?? [];
    return { path, says: sentence.replace(/:$/, '.') };
  }
  throw new Error(`No install.sql has ${name} with a comment above it`);
}

function functionRows(triggers: readonly Trigger[], installs: readonly InstallFile[]): string[] {
  return [...Map.groupBy(triggers, (trigger) => trigger.function)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, found]) => {
      const { path, says } = sourceOf(name, installs);
      const tables = [...new Set(found.map(({ table }) => table))];
      const named = tables.length > MOST_NAMED ? `${tables.length} tables` : tables.map(quoted).join(', ');
      return `| ${quoted(name)} | ${named} | ${cell(says)} | \`${path}\` |`;
    });
}

/** Triggers by table, without the functions that watch too many tables to be named. */
function tableRows(triggers: readonly Trigger[]): string[] {
  const common = new Set(
    [...Map.groupBy(triggers, (trigger) => trigger.function)]
      .filter(([, found]) => new Set(found.map(({ table }) => table)).size > MOST_NAMED)
      .map(([name]) => name),
  );
  const special = triggers.filter((trigger) => !common.has(trigger.function));
  return [...Map.groupBy(special, ({ table }) => table)].flatMap(([table, found]) =>
    [...Map.groupBy(found, (trigger) => trigger.function)].map(([name, same], index) => {
      const moments = [...new Set(same.map(({ definition }) => momentOf(definition)))];
      return `| ${index === 0 ? quoted(table) : ''} | ${quoted(name)} | ${moments.join('; ')} |`;
    }),
  );
}

export const triggersPage = (triggers: readonly Trigger[], installs: readonly InstallFile[]): string =>
  [
    HEAD,
    '## By function\n',
    '| Function | Watches | Does | Installed by |',
    '|---|---|---|---|',
    ...functionRows(triggers, installs),
    '',
    '## By table\n',
    `Functions on more than ${MOST_NAMED} tables are left out.\n`,
    '| Table | Function | Runs |',
    '|---|---|---|',
    ...tableRows(triggers),
    '',
  ].join('\n');
