export { moveIn } from './move-in.ts';
export { printReport } from './report/print-report.ts';
