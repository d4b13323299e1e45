/**
 * `npm run migration add-brand-logo`: appends what the tables have become since the last snapshot. `--check` proves, for `npm run
 * verify`, that nothing is missing and that no migration was edited; `--seal` accepts an edit of the last one before it lands.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'server/migrations');
const breakpoint = '\n--> statement-breakpoint\n';
const USAGE = '用法：npm run migration add-brand-logo (what it does, in kebab-case)';

const pathOf = (name) => join(folder, `meta/${name}.json`);
const read = (name) => JSON.parse(readFileSync(pathOf(name), 'utf8'));
const write = (name, value) => writeFileSync(pathOf(name), `${JSON.stringify(value, null, 2)}\n`);
const hashOf = (tag) =>
  createHash('sha256')
    .update(readFileSync(join(folder, `${tag}.sql`)))
    .digest('hex');

function end(says, code = 1) {
  (code === 0 ? process.stdout : process.stderr).write(`${says}\n`);
  process.exit(code);
}

/** The tables as they are declared, as a snapshot, and the names of those left out of the change log. */
async function drawTables() {
  const kit = await import('drizzle-kit/api');
  const declared = {};
  for (const file of globSync('server/src/**/tables.ts', { cwd: root }).sort()) {
    const names = await import(pathToFileURL(join(root, file)).href);
    for (const [name, value] of Object.entries(names)) declared[`${file}:${name}`] = value;
  }
  const { quietTables } = await import(pathToFileURL(join(root, 'server/src/platform/database/quiet.ts')).href);
  return {
    kit,
    snapshot: kit.generateDrizzleJson(declared, undefined, undefined, 'snake_case'),
    unaudited: quietTables().sort(),
  };
}

/** A snapshot has no history here: git has, and the numbers of the migrations. */
function withoutIds(snapshot) {
  const { id: _, prevId: __, ...shape } = JSON.parse(JSON.stringify(snapshot));
  return shape;
}

async function check() {
  const wrong = [];
  const sealed = read('sealed');
  const { entries } = read('_journal');
  const found = globSync('*.sql', { cwd: folder }).map((file) => file.slice(0, -4));
  const tags = entries.map(({ tag }) => tag);
  if (!isDeepStrictEqual(found.sort(), tags)) wrong.push('meta/_journal.json does not list the .sql files that are there');
  if (entries.some(({ when }, index) => index > 0 && when <= entries[index - 1].when))
    wrong.push('`when` in meta/_journal.json does not increase');
  for (const tag of found) {
    if (sealed[tag] === hashOf(tag)) continue;
    wrong.push(
      `${tag}.sql was edited: what has landed never changes, append another; before it lands: npm run migration -- --seal`,
    );
  }
  const { snapshot, unaudited } = await drawTables();
  if (!isDeepStrictEqual(withoutIds(snapshot), withoutIds(read('snapshot'))))
    wrong.push('tables changed without a migration: npm run migration <what-it-does>');
  if (!isDeepStrictEqual(unaudited, read('unaudited'))) wrong.push('meta/unaudited.json is stale: npm run migration');
  if (wrong.length > 0) end(wrong.map((line) => `server/migrations: ${line}`).join('\n'));
}

function seal() {
  const { entries } = read('_journal');
  const { tag } = entries.at(-1);
  if (entries.length === 1) end(`${tag} is the first one and frozen.`);
  write('sealed', { ...read('sealed'), [tag]: hashOf(tag) });
  end(`${tag}.sql is sealed as it stands.`, 0);
}

async function append(name) {
  const { kit, snapshot, unaudited } = await drawTables();
  write('unaudited', unaudited);
  const last = read('snapshot');
  if (isDeepStrictEqual(withoutIds(snapshot), withoutIds(last)))
    end(
      `没有要做的：表与最后一次迁移一致。 (Nothing to do: the tables are as the last migration left them.) ${name ? '' : USAGE}`,
      0,
    );
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name ?? '')) end(USAGE);
  const statements = await kit.generateMigration(last, snapshot).catch((error) => {
    if (!String(error).includes('TTY')) throw error;
    return end(
      '删了一列（表）又加了一列（表）：是改名吗？请在终端里运行，按提示回答。 (A rename, or one dropped and one added? Run this in a terminal, where it can ask.)',
    );
  });
  const journal = read('_journal');
  const before = journal.entries.at(-1);
  const tag = `${String(journal.entries.length).padStart(4, '0')}_${name.replaceAll('-', '_')}`;
  const when = Math.max(Date.now(), before.when + 1);
  writeFileSync(join(folder, `${tag}.sql`), `${statements.join(breakpoint)}\n`);
  journal.entries.push({ idx: journal.entries.length, version: snapshot.version, when, tag, breakpoints: true });
  write('_journal', journal);
  write('snapshot', { ...snapshot, prevId: last.id });
  write('sealed', { ...read('sealed'), [tag]: hashOf(tag) });
  end(
    `server/migrations/${tag}.sql: ${statements.length} statements. Read it; data that must move along goes into it by hand (then: npm run migration -- --seal).`,
    0,
  );
}

const [wanted] = process.argv.slice(2);
if (wanted === '--check') await check();
else if (wanted === '--seal') seal();
else await append(wanted);
