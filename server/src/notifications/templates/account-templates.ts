import { type AccountTemplate, type WechatChannel, notificationTemplateRefusals } from '#contract/notifications/templates.ts';
import type { Services } from '#server/platform/services.ts';
import { accounts } from '../account-templates/accounts.ts';

/** Templates as WeChat lists them now, whoever put them into the account. */
export async function listAccountTemplates(
  services: Pick<Services, 'providers'>,
  channel: WechatChannel,
): Promise<AccountTemplate[]> {
  const account = accounts[channel](services);
  if (!(await account.isSetUp())) throw notificationTemplateRefusals.NOT_CONNECTED();
  const found = await account.list();
  return found.map(({ templateId, title, content, options = {} }) => ({
    templateId,
    title,
    content,
    options: Object.fromEntries(Object.entries(options).map(([name, texts]) => [name, [...texts]])),
  }));
}
