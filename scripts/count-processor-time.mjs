/** A setup file of Vitest: writes beside each test file the processor time that it took in its worker. */
import { afterAll } from 'vitest';
import { processorSeconds } from './processor-time.mjs';

const begun = processorSeconds();

// A parameter list would have to begin with the fixtures of the file, of which there are none.
afterAll(function count() {
  const [, file] = arguments;
  file.meta.processorSeconds = processorSeconds() - begun;
});
