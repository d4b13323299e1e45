/** Says what a run of tests cost. It counts processor time, which a busy machine changes less than the time by the clock. */

/** A test file of more seconds in its worker is split, or its rules are tested apart from its screens and tables. Compilers that it runs do not count. */
const FILE_MOST_S = 60;

const total = (files) => files.reduce((sum, { seconds }) => sum + seconds, 0);

function timeOf(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`.padStart(12);
}

function projectLine(name, files, services) {
  const mine = files.filter(({ project }) => project === name);
  const seconds = total(mine) + services;
  const tests = mine.reduce((sum, file) => sum + file.tests, 0);
  return `${timeOf(seconds)}  ${name}: ${tests} tests, ${Math.round((seconds * 1000) / Math.max(1, tests))} ms each`;
}

/** The time of each project with its PostgreSQL and Chromium, of Vitest beside its tests, and of what is no test (`built`, in seconds). */
export function costLines(units, journeys, built) {
  const runs = [units, journeys];
  const inVitest = runs.reduce((sum, { processor, files }) => sum + processor.whole - processor.services - total(files), 0);
  const inRuns = runs.reduce((sum, { processor }) => sum + processor.whole, 0);
  return [
    projectLine('server', units.files, units.processor.services),
    projectLine('web', units.files, 0),
    projectLine('e2e', journeys.files, journeys.processor.services),
    `${timeOf(inVitest)}  starts of workers, transforms and reports`,
    `${timeOf(built)}  verify and builds`,
    `${timeOf(inRuns + built)}  together`,
  ];
}

export const dearest = (files, most = 10) =>
  files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);

/** Files past the limit, as failures. */
export const tooDear = (files) =>
  files
    .filter(({ workerSeconds }) => workerSeconds > FILE_MOST_S)
    .map(({ file, workerSeconds }) => ({
      name: file,
      errors: [`takes ${Math.round(workerSeconds)} s of processor time in its worker, more than ${FILE_MOST_S}`],
    }));
