import { outboxCalls } from '#contract/notifications/outbox.ts';
import { read, serve, write } from '#server/platform/http/serve.ts';
import { listDead } from './queries.ts';
import { resendLetters } from './resend-letters.ts';

export const outboxRoutes = serve(outboxCalls, { list: read(listDead), resend: write(resendLetters) });
