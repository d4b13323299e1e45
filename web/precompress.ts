import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|ttf)$/;
const SMALLEST = 1024;
const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST) return;
  const [small, wide] = await Promise.all([compressBrotli(bytes), compressGzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, wide)]);
}

/** Writes each text file of the build compressed as well, so that the server hands it out without any work. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((name) => TEXT.test(name)).map((name) => compressFile(join(folder, name))));
    },
  };
}
