import { applicationExportCalls } from '#contract/finance/invoices/application-export.ts';
import { applicationCalls } from '#contract/finance/invoices/invoice-applications.ts';
import { begins } from '#server/exports/index.ts';
import { edit, read, serve, write } from '#server/platform/http/serve.ts';
import { applicationExport } from './application-export.ts';
import { auditApplication } from './audit-application.ts';
import { failApplication } from './fail-application.ts';
import { getApplication } from './get-application.ts';
import { applicationHeaders, applications, forWhom, listApplications } from './queries.ts';
import { withMaskedTitle } from '../invoice-titles/rules.ts';
import { previewApplication } from './preview-application.ts';
import { revealTitle } from './reveal-title.ts';
import { saveApplication } from './save-application.ts';

export const applicationRoutes = [
  ...serve(applicationExportCalls, { exportApplications: write(begins(applicationExport)) }),
  ...serve(applicationCalls, {
    list: read(listApplications),
    headers: read(applicationHeaders),
    info: read(async (db, input, asked) => (await forWhom(db, asked))(await getApplication(db, input))),
    reveal: write(revealTitle),
    save: edit(saveApplication, async (db, { input: { id } }) =>
      id === undefined ? null : withMaskedTitle(await applications.get(db, id)),
    ),
    preview: read(previewApplication),
    audit: write(auditApplication),
    fail: write(failApplication),
  }),
];
