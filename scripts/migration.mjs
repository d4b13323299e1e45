/**
 * `npm run migration add-brand-logo`: appends what the tables have become since the last snapshot. `--check` proves, for `npm run
 * verify`, that nothing is missing and that no migration was edited; `--seal [tag]` accepts an edit of one that has not landed; `--baseline` squashes all of them for new shops.
 */
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';
import {
  faultsOf,
  listTags,
  readMeta,
  readTables,
  root,
  sealMigration,
  writeMeta,
  writeMigration,
  writeTables,
} from './migrations/files.mjs';

const USAGE = '用法：npm run migration add-brand-logo (what it does, in kebab-case)';
const MAIN = ['main', 'origin/main'];

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
  const snapshot = JSON.parse(JSON.stringify(kit.generateDrizzleJson(declared, undefined, undefined, 'snake_case')));
  const { enums, schemas, sequences, roles, policies, views } = snapshot;
  if (Object.keys({ ...enums, ...schemas, ...sequences, ...roles, ...policies, ...views }).length > 0)
    end('server/migrations: only tables are drawn; functions and the like are installed by install.sql');
  return { kit, snapshot, unaudited: quietTables().sort() };
}

async function check() {
  const wrong = faultsOf(listTags());
  const { snapshot, unaudited } = await drawTables();
  if (!isDeepStrictEqual(snapshot.tables, readTables()))
    wrong.push('tables changed without a migration: npm run migration <what-it-does>');
  if (!isDeepStrictEqual(unaudited, readMeta('unaudited'))) wrong.push('meta/unaudited.json is stale: npm run migration');
  if (wrong.length > 0) end(wrong.map((line) => `server/migrations: ${line}`).join('\n'));
}

function isOnMain(tag) {
  return MAIN.some((branch) => {
    try {
      execFileSync('git', ['cat-file', '-e', `${branch}:server/migrations/${tag}.sql`], { cwd: root, stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

function seal(tag = listTags().at(-1)) {
  if (!listTags().includes(tag)) end(`server/migrations/${tag}.sql: no such file.`);
  if (tag in readMeta('numbered') || isOnMain(tag)) end(`${tag} has landed and never changes: append another.`);
  sealMigration(tag);
  end(`${tag}.sql is sealed as it stands.`, 0);
}

async function append(name) {
  const { kit, snapshot, unaudited } = await drawTables();
  writeMeta('unaudited', unaudited);
  const last = { ...snapshot, tables: readTables() };
  if (isDeepStrictEqual(snapshot, last))
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
  const tag = writeMigration(name, statements);
  writeTables(snapshot.tables);
  end(
    `server/migrations/${tag}.sql: ${statements.length} statements. Read it; data that must move along goes into it by hand (then: npm run migration -- --seal).`,
    0,
  );
}

async function squash() {
  const { writeBaseline } = await import('./migrations/baseline.mjs');
  end(`server/migrations/meta/baseline.sql: a new shop begins after ${await writeBaseline()}.`, 0);
}

const [command, tag] = process.argv.slice(2);
if (command === '--check') await check();
else if (command === '--seal') seal(tag);
else if (command === '--baseline') await squash();
else await append(command);
