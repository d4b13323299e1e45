/** A setup file of Vitest: writes beside each test file the processor time that it took, and the part of it that its own worker did. */
import process from 'node:process';
import { afterAll } from 'vitest';
import { processorSeconds } from './processor-time.mjs';

const begun = processorSeconds();
const used = process.cpuUsage();

// A parameter list would have to begin with the fixtures of the file, of which there are none.
afterAll(function count() {
  const [, file] = arguments;
  const { user, system } = process.cpuUsage(used);
  file.meta.processorSeconds = processorSeconds() - begun;
  file.meta.workerSeconds = (user + system) / 1e6;
});
