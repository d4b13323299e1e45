import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'licences.txt';
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const LICENCE = /^(licen[cs]e|copying)([.-].*)?$/i;
const NOTICE = /^notice(\..*)?$/i;
const RULE = '-'.repeat(70);

/** Copied into our sources. */
const COPIED = { name: 'Element UI (icons) 2.15.14', file: join(import.meta.dirname, 'src/app/shell/element-icons/license.txt') };

/** Name of a package and the texts that go along with every copy of it. */
async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = (await readdir(folder)).filter((file) => LICENCE.test(file) || NOTICE.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join('\n\n');
}

/** Licences of the packages that these modules are of. */
export async function licencesOf(modules: Iterable<string>): Promise<string> {
  const folders = new Set([...modules].flatMap((id) => PACKAGE.exec(id.replaceAll('\\', '/'))?.[0] ?? []));
  const own = `${COPIED.name}\n\n${(await readFile(COPIED.file, 'utf8')).trim()}`;
  const texts = await Promise.all([...folders].sort().map(licenceOf));
  return `${[own, ...texts].join(`\n\n${RULE}\n`)}\n`;
}

/** Writes beside the build the licences of what went into it: compressed scripts have lost them. */
export function writeLicences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    async generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      this.emitFile({ type: 'asset', fileName: FILE, source: await licencesOf(modules) });
    },
  };
}
