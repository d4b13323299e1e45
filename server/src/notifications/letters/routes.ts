import { letterCalls } from '#contract/notifications/letters.ts';
import { type Route, handle, read, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { listLetters } from './queries.ts';
import { sendTest } from './send-test.ts';

export const letterRoutes = (services: Services): Route[] =>
  serve(letterCalls, { list: read(listLetters), test: handle(sendTest(services)) });
