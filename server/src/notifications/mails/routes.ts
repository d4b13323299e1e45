import { mailCalls } from '#contract/notifications/mails.ts';
import { serve, writeAfter } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { tryMail } from './try-mail.ts';

export const mailRoutes = (services: Services) => serve(mailCalls, { test: writeAfter(tryMail(services), () => null) });
