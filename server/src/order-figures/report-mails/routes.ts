import { reportMailCalls } from '#contract/order-figures/report-mails.ts';
import { asAdministrator } from '#server/platform/actor.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { deleteMail } from './delete-mail.ts';
import { mailsOf } from './queries.ts';
import { saveMail } from './save-mail.ts';

export const reportMailRoutes = serve(reportMailCalls, {
  list: read((db, { sentIn }, { actor }) => mailsOf(db, asAdministrator(actor).id, sentIn)),
  save: write(saveMail),
  delete: write(deleteMail),
});
