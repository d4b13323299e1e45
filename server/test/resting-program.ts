import process from 'node:process';
import { openFileReader } from '#server/platform/file-readers/file-reader.ts';

/** Reads one file, says so and has nothing left to do. */
const read = openFileReader<string, string>({ program: new URL('reader-program.ts', import.meta.url), memoryMb: 32 });
await Array.fromAsync(read(new Blob(['杯']), 'tell'));
process.stdout.write('read');
