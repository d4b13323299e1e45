/** Migrations as files: their names and seals, and the tables as the last of them left them. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'server/migrations');
/** Separates statements, for drizzle's migrator and ours. */
const BREAKPOINT = '\n--> statement-breakpoint\n';
const SEAL = /^-- sealed ([0-9a-f]{64})\n/;
/** UTC, to the second, so that branches take different names and files sort by time. */
const NAME = /^\d{14}(_[a-z0-9]+)+$/;

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const fileOf = (tag) => join(folder, `${tag}.sql`);
const tableFile = (name) => join(folder, `meta/tables/${name.replace(/^public\./, '')}.json`);
const namesIn = (pattern, ending) =>
  globSync(pattern, { cwd: folder })
    .map((file) => basename(file, ending))
    .sort();
const sealed = (body) => `-- sealed ${sha256(body)}\n${body}`;

export const readMeta = (name) => JSON.parse(readFileSync(join(folder, `meta/${name}.json`), 'utf8'));
export const writeMeta = (name, value) => writeFileSync(join(folder, `meta/${name}.json`), `${JSON.stringify(value, null, 2)}\n`);

export const listTags = () => namesIn('*.sql', '.sql');

/** Faults of the files: the first migrations have numbers and a list of their hashes, later ones a time and a seal. */
export function faultsOf(tags) {
  const numbered = readMeta('numbered');
  const gone = Object.keys(numbered).filter((tag) => !tags.includes(tag));
  const edited = tags.filter((tag) => {
    const text = readFileSync(fileOf(tag), 'utf8');
    if (tag in numbered) return sha256(text) !== numbered[tag].hash;
    return SEAL.exec(text)?.[1] !== sha256(text.replace(SEAL, ''));
  });
  const misnamed = tags.filter((tag) => !(tag in numbered) && !NAME.test(tag));
  return [
    ...gone.map((tag) => `${tag}.sql is gone`),
    ...misnamed.map((tag) => `${tag}.sql is not named by its time: draw it by npm run migration`),
    ...edited.map(
      (tag) =>
        `${tag}.sql was edited: what has landed never changes, append another; before it lands: npm run migration -- --seal ${tag}`,
    ),
  ];
}

/** Writes a new migration under the present moment. */
export function writeMigration(name, statements, now = new Date()) {
  const tag = `${now.toISOString().slice(0, 19).replace(/\D/g, '')}_${name.replaceAll('-', '_')}`;
  writeFileSync(fileOf(tag), sealed(`${statements.join(BREAKPOINT)}\n`));
  return tag;
}

export function sealMigration(tag) {
  const text = readFileSync(fileOf(tag), 'utf8');
  writeFileSync(fileOf(tag), sealed(text.replace(SEAL, '')));
}

/** Sorts keys, so that two columns added to one table seldom stand beside each other. */
const sorted = (value) => {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
};

export const readTables = () =>
  Object.fromEntries(namesIn('meta/tables/*.json', '.json').map((name) => [`public.${name}`, readMeta(`tables/${name}`)]));

export function writeTables(tables) {
  rmSync(join(folder, 'meta/tables'), { recursive: true, force: true });
  mkdirSync(join(folder, 'meta/tables'), { recursive: true });
  for (const [name, table] of Object.entries(tables)) {
    writeFileSync(tableFile(name), `${JSON.stringify(sorted(table), null, 2)}\n`);
  }
}
