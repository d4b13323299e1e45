import { openTitleCalls, titleCalls } from '#contract/finance/invoices/invoice-titles.ts';
import { type Route, read, serve, write } from '#server/platform/http/serve.ts';
import { chooseDefaultTitle } from './choose-default-title.ts';
import { deleteOwnTitle } from './delete-own-title.ts';
import { listOwnTitles, listTitles } from './queries.ts';
import { saveOwnTitle } from './save-own-title.ts';

export const invoiceTitleRoutes: Route[] = [
  ...serve(titleCalls, { list: read(listTitles) }),
  ...serve(openTitleCalls, {
    list: read(listOwnTitles),
    save: write(saveOwnTitle),
    delete: write(deleteOwnTitle),
    default: write(chooseDefaultTitle),
  }),
];
