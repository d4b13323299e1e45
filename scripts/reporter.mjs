/** A reporter of Vitest: writes counts, processor times and what failed as JSON to the file that `SIGNALBOX_REPORT` names. */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import { root } from './prepare.mjs';
import { processorSeconds, processorSecondsOf } from './processor-time.mjs';

const placeOf = ({ stacks: [place] = [] }) => (place ? `\n  at ${relative(root, place.file)}:${place.line}` : '');
const sayingOf = (error) => `${error.message || error.stack}`.trim() + placeOf(error);

function failuresOf(module) {
  const file = relative(root, module.moduleId);
  const failed = (test) => ({ name: `${file} > ${test.fullName}`, errors: (test.result().errors ?? []).map(sayingOf) });
  const broken = module.errors().map((error) => ({ name: file, errors: [sayingOf(error)] }));
  return [...broken, ...[...module.children.allTests('failed')].map(failed)];
}

const countOf = (modules, state) => modules.reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0);

export default class Report {
  onTestRunEnd(modules, unhandled) {
    // An error outside every test fails the run without failing a test.
    const outside = unhandled.map((error) => ({ name: 'outside every test', errors: [`${error.stack ?? sayingOf(error)}`] }));
    const failures = [...modules.flatMap(failuresOf), ...outside];
    const report = {
      counts: { passed: countOf(modules, 'passed'), failed: failures.length, skipped: countOf(modules, 'skipped') },
      files: modules.map((module) => ({
        file: relative(root, module.moduleId),
        project: module.project.name,
        tests: [...module.children.allTests()].length,
        seconds: module.meta().processorSeconds ?? 0,
        workerSeconds: module.meta().workerSeconds ?? 0,
      })),
      processor: {
        whole: processorSeconds() + processorSecondsOf(/./),
        services: processorSecondsOf(/postgres/) + processorSecondsOf(/chrom|headless/i),
      },
      failures,
    };
    writeFileSync(process.env.SIGNALBOX_REPORT, JSON.stringify(report));
  }
}
