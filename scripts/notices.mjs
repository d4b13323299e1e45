/**
 * `npm run notices`: writes which licences the packages have that a shop runs with, names those that ask for more than to be named, and
 * gathers in `NOTICE` what those under Apache-2.0 want passed on. `--check` fails where these are others.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './prepare.mjs';

const PAGE = join(root, 'docs/third-party.md');
const NOTICE = join(root, 'NOTICE');

/** Licences under which changes of the part itself, or its source, have to be offered to whoever receives it. */
const SHARED = /\b(A?GPL|LGPL|MPL|EPL|CDDL|EUPL)\b/;

const HEAD = `# Parts of others

Written by \`npm run notices\` from the lock file: packages that a shop is run or built with, those for tests left out. Each lies in
\`node_modules\` with the text of its licence, which goes along with every copy; those of what pages are made of are at \`/licences.txt\` of a running shop.

| licence | packages |
|---|---|
`;

const SHARED_HEAD = `
## Under LGPL or MPL

They are used unchanged, as separate files that anybody may replace. Whoever hands the product on hands their licences on as well, and says where
their source is: with each of its versions on the page of the package. Those of other systems than the one at hand are not installed.

| package | version | licence | source |
|---|---|---|---|
`;

const TAIL = `
## Copied into this repository

| what | from | licence |
|---|---|---|
| font and style sheet of the menu icons (\`web/src/app/shell/element-icons\`) | Element UI 2.15.14 | MIT, in \`license.txt\` beside them |
`;

const NOTICE_HEAD = `Signalbox (信号楼)
Copyright 2026 the authors of Signalbox

Licensed under the Apache License, Version 2.0, see LICENSE. Parts of others keep their own licences; docs/third-party.md names them.
`;

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const parts = Object.entries(packages)
  .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
  .map(([path, { version, license = 'not named' }]) => ({ path, name: path.split('node_modules/').at(-1), version, license }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'));

const counts = [...Map.groupBy(parts, ({ license }) => license)].map(([license, { length }]) => ({ license, length }));
const counted = counts
  .toSorted((one, other) => other.length - one.length || one.license.localeCompare(other.license, 'en'))
  .map(({ license, length }) => `| ${license} | ${length} |\n`);
const shared = parts
  .filter(({ license }) => SHARED.test(license))
  .map(({ name, version, license }) => `| \`${name}\` | ${version} | ${license} | https://www.npmjs.com/package/${name} |\n`);

/** Text that a package wants passed on with every copy; empty for most. */
function noticeOf({ path, name }) {
  const file = ['NOTICE', 'NOTICE.txt', 'NOTICE.md'].map((each) => join(root, path, each)).find((each) => existsSync(each));
  return file ? `\n${'-'.repeat(70)}\n${name}\n\n${readFileSync(file, 'utf8').trim()}\n` : '';
}

const written = [
  [PAGE, HEAD + counted.join('') + SHARED_HEAD + shared.join('') + TAIL],
  [NOTICE, NOTICE_HEAD + parts.map(noticeOf).join('')],
];
const isAsWritten = ([file, text]) => existsSync(file) && readFileSync(file, 'utf8') === text;
if (!process.argv.includes('--check')) for (const [file, text] of written) writeFileSync(file, text);
else if (!written.every(isAsWritten)) {
  process.stderr.write('docs/third-party.md 或 NOTICE 与依赖不符，请运行 npm run notices (the packages are others now)\n');
  process.exitCode = 1;
}
