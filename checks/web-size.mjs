/** Holds the front end to its size: what a browser has to load before a person can do something. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const dist = resolve(import.meta.dirname, '../web/dist');

const KB = 1024;
/** Modules whose loading makes the page usable, and what all their JavaScript may weigh, gzip, in KB. */
const PAGES = [
  { name: 'sign-in form', modules: ['index.html'], most: 160 },
  {
    name: 'first signed-in list',
    modules: ['index.html', 'src/app/shell/shell.tsx', 'src/orders/order-list/order-list.tsx'],
    most: 420,
  },
];

/** Every file a module needs before it runs: its own and those it imports statically. */
export function filesOf(manifest, modules) {
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of modules) visit(key);
  return [...files].filter((file) => file.endsWith('.js'));
}

const weigh = (files, read) => files.reduce((sum, file) => sum + gzipSync(read(file)).length, 0) / KB;

export function checkWebSize(pages = PAGES) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, modules, most } of pages) {
    const missing = modules.filter((key) => !manifest[key]);
    const size = weigh(filesOf(manifest, modules), (file) => readFileSync(join(dist, file)));
    const fits = missing.length === 0 && size <= most;
    counts[fits ? 'passed' : 'failed'] += 1;
    const gone = missing.length > 0 ? `; not a chunk of its own any more: ${missing.join(', ')}` : '';
    process.stdout.write(`${fits ? '✓' : '✗'} ${name}: ${size.toFixed(0)} of ${most} KB JavaScript (gzip)${gone}\n`);
  }
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = checkWebSize().failed > 0 ? 1 : 0;
