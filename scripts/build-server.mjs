/**
 * Bundles the server's sources and drizzle-orm, whose hundreds of modules cost 0.5 s and 140 MB when each is loaded by itself.
 */
import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { rolldown } from 'rolldown';

const root = resolve(import.meta.dirname, '..');
const final = join(root, 'server/dist');
// Built elsewhere and then moved, so that there is never half a program.
const [, , folder = final] = process.argv;
const quoted = (path) => JSON.stringify(path.replaceAll('\\', '/'));

/** SQL, pictures and the programs that read files lie beside the sources; a module still finds what lies beside it. */
const besideSources = {
  name: 'beside-sources',
  load(id) {
    if (!id.endsWith('.ts') || id.includes('node_modules')) return null;
    const code = readFileSync(id, 'utf8');
    if (!code.includes('import.meta.')) return null;
    const from = relative(final, id);
    return {
      moduleType: 'ts',
      code: code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${quoted(`/${dirname(from)}`)})`)
        .replaceAll('import.meta.url', `new URL(${quoted(from)}, import.meta.url).href`),
    };
  },
};

/**
 * Answers drizzle's question whether a part of a statement is of a class. Drizzle compares names as well, for programs with two
 * copies of it; this one has one. Putting a statement together takes 0.6 times as long.
 */
const oneDrizzle = {
  name: 'one-drizzle',
  load(id) {
    if (!id.replaceAll('\\', '/').endsWith('/drizzle-orm/entity.js')) return null;
    const code = readFileSync(id, 'utf8');
    const slow = /function is\(value, type\) \{[\s\S]*?\n\}/;
    if (!slow.test(code)) throw new Error('drizzle-orm/entity.js has changed: see what its function `is` does now');
    return code.replace(slow, 'function is(value, type) {\n  return value instanceof type;\n}');
  },
};

const isOurs = (id) => id.startsWith('.') || id.startsWith('#') || isAbsolute(id);
/** Libraries of many modules, of which the server uses a part; with all their own ones do. */
const isInside = (id) => /^(drizzle-orm|zod|pg-boss)(\/|$)/.test(id);
const bundle = await rolldown({
  input: join(root, 'server/src/main.ts'),
  cwd: root,
  platform: 'node',
  external: (id) => !isOurs(id) && !isInside(id),
  plugins: [besideSources, oneDrizzle],
});
await bundle.write({ dir: folder, format: 'esm', entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' });
await bundle.close();
