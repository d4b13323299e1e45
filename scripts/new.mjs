/**
 * `npm run new delivery/depots 自提点`: writes a plain noun in the house's shape and tells the house of it.
 * `npm run new codegen/depots.json`: tells the house of a noun whose files were unpacked from an archive of /codegen/code.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { filesOf, insertionsOf } from './noun/files.ts';
import { menuWith, writtenMenu } from './noun/menu.ts';
import { namesOf, plainFields } from './noun/names.ts';

const root = resolve(import.meta.dirname, '..');
const [, , wanted = '', label] = process.argv;
const drawn = wanted.endsWith('.json') && existsSync(join(root, wanted)) ? join(root, wanted) : undefined;
const [, domain, nouns] = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z]+)*)$/.exec(wanted) ?? [];
if (!drawn && (!nouns || !label)) {
  process.stderr.write(
    '用法：npm run new delivery/depots 自提点 (a domain, a slash, a noun in the plural, and what one is called)\n',
  );
  process.exit(1);
}

const noun = drawn ? JSON.parse(readFileSync(drawn, 'utf8')) : { domain, nouns, label, fields: plainFields(label) };
const say = (text) => process.stdout.write(`${text}\n`);
const at = (path) => join(root, path);

for (const [path, text] of Object.entries(filesOf(noun))) {
  if (existsSync(at(path))) {
    say(`已存在，未改动 (kept): ${path}`);
    continue;
  }
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
  say(path);
}

const left = [];
for (const { path, after, text } of insertionsOf(noun)) {
  const before = existsSync(at(path)) ? readFileSync(at(path), 'utf8') : '';
  if (before.includes(text.trim())) continue;
  if (before !== '' && after.test(before))
    writeFileSync(
      at(path),
      before.replace(after, (found) => `${found}${text}`),
    );
  else left.push(`${path}: ${text.trim().split('\n')[0]}`);
}

const menu = at('server/src/access/menus/seed.json');
const grown = menuWith(noun, JSON.parse(readFileSync(menu, 'utf8')));
if (grown) writeFileSync(menu, `${writtenMenu(grown)}\n`);

if (drawn) rmSync(drawn);

say(`
接下来 (next):
${left.map((line) => `  ${line}\n`).join('')}  npm run migration add-${noun.nouns}
  npm run format && npm run check
  菜单的位置在 server/src/access/menus/seed.json，按名称查找 (where the page stands in the menu)
  ${namesOf(noun).Pascal}：规则、筛选和列按需要修改，测试在两个 *.test 文件里`);
