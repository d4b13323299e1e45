import { openCodeCalls } from '#contract/profiles/phone-codes.ts';
import { handle, serve } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { checkCode } from './check-code.ts';
import { sendCode } from './send-code.ts';

export const phoneCodeRoutes = (services: Services) =>
  serve(openCodeCalls, { send: handle(sendCode(services)), check: handle(checkCode(services)) });
