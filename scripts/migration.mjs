/** Replaces server/migrations by one migration that creates everything: nothing has shipped yet, so there is no history to keep. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as kit from 'drizzle-kit/api';

const root = resolve(import.meta.dirname, '..');
const folder = resolve(root, 'server/migrations');
const tag = '0000_initial';
const breakpoint = '\n--> statement-breakpoint\n';
// A fixed moment, so that running this twice changes no file.
const when = Date.UTC(2026, 0, 1);

const exported = {};
for (const file of globSync('server/src/**/tables.ts', { cwd: root }).sort()) {
  const names = await import(pathToFileURL(resolve(root, file)).href);
  for (const [name, value] of Object.entries(names)) exported[`${file}:${name}`] = value;
}

const uuidOf = (text) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const empty = kit.generateDrizzleJson({}, undefined, undefined, 'snake_case');
const drawn = kit.generateDrizzleJson(exported, empty.id, undefined, 'snake_case');
const { id: _, prevId: __, ...shape } = drawn;
const snapshot = { ...shape, id: uuidOf(JSON.stringify(shape)), prevId: '00000000-0000-0000-0000-000000000000' };
const statements = await kit.generateMigration(empty, snapshot);

rmSync(folder, { recursive: true, force: true });
mkdirSync(resolve(folder, 'meta'), { recursive: true });
const entry = { idx: 0, version: snapshot.version, when, tag, breakpoints: true };
writeFileSync(resolve(folder, `${tag}.sql`), `${statements.join(breakpoint)}\n`);
writeFileSync(
  resolve(folder, `meta/_journal.json`),
  `${JSON.stringify({ version: '7', dialect: 'postgresql', entries: [entry] }, null, 2)}\n`,
);
writeFileSync(resolve(folder, `meta/0000_snapshot.json`), `${JSON.stringify(snapshot, null, 2)}\n`);
process.stdout.write(`${relative(root, folder)}/${tag}.sql: ${Object.keys(snapshot.tables).length} tables\n`);
