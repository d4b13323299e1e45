import { reportCalls } from '#contract/demands/reports.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { auditReport } from './audit-report.ts';
import { deleteReport } from './delete-report.ts';
import { countReports, getReport, listReports } from './queries.ts';
import { saveReport } from './save-report.ts';
import { submitReport } from './submit-report.ts';
import { withdrawReport } from './withdraw-report.ts';

export const reportRoutes = serve(reportCalls, {
  list: read(listReports),
  count: read(countReports),
  info: read(getReport),
  save: write(saveReport),
  update: edit(saveReport, getReport),
  delete: write(deleteReport),
  submit: write(submitReport),
  audit: write(auditReport),
  withdraw: write(withdrawReport),
});
