import type { Input } from '#contract/call.ts';
import { markOfCode } from '#contract/notifications/sms-records.ts';
import { type openCodeCalls, phoneCodeRefusals } from '#contract/profiles/phone-codes.ts';
import { textingSettings } from '#contract/services/texting.ts';
import { recordSms, sendRecorded } from '#server/notifications/index.ts';
import type { CallContext } from '#server/platform/http/serve.ts';
import type { Services } from '#server/platform/services.ts';
import { TextError } from '#server/platform/texting.ts';
import { settingsFor } from '#server/settings/index.ts';
import { askCode } from './ask-code.ts';
import { codeTemplateIn } from './rules.ts';

/** Sends a code once it is written down: nobody's transaction waits for the provider, and the code is nowhere but in the message. */
export const sendCode =
  (services: Pick<Services, 'providers' | 'write' | 'secrets'>) =>
  async (asked: Input<typeof openCodeCalls.send>, { actor, from }: CallContext): Promise<{ expireTime: Date }> => {
    const { phone, purpose } = asked;
    await services.providers.sms.check();
    const { value: fresh } = await services.write({ name: 'phone_code.ask', actor, from }, async (context) => {
      const { code, minutes, expireTime } = await askCode(context, services.secrets, asked);
      const { by, template, values } = codeTemplateIn(await settingsFor(context, textingSettings), minutes);
      const content = `验证码 ******，${minutes} 分钟内有效`;
      const recordId = await recordSms(context, { mark: markOfCode(purpose), phone, template, provider: by, values, content });
      return { recordId, expireTime, message: { by, phone, template, values: { ...values, code } } };
    });
    const { recordId, message, expireTime } = fresh;
    await sendRecorded(services, { recordId, message, leavesAgain: false }).catch((error: unknown) => {
      throw error instanceof TextError ? phoneCodeRefusals.NOT_SENT() : error;
    });
    return { expireTime };
  };
