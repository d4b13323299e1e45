import { incidentSettings } from '#contract/maintenance/incident-settings.ts';
import { incidentRefusals } from '#contract/maintenance/incidents.ts';
import { siteSettings } from '#contract/settings/site.ts';
import { tryMail } from '#server/notifications/index.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsNow } from '#server/settings/index.ts';

const TEXT = '这是一封测试邮件。收到它，说明异常通知已经接通：出了不能等的事，会从这个地址告诉您。';

/** A mail to each receiver, also in the quiet hours, while whoever asked for it waits. */
export const testMail = (services: Pick<Services, 'database' | 'providers'>) => async (): Promise<void> => {
  const wanted = { incident_receivers: incidentSettings.incident_receivers, site_name: siteSettings.site_name };
  const { incident_receivers: receivers, site_name: siteName } = await settingsNow(services.database.db, wanted);
  if (receivers.length === 0) throw incidentRefusals.NOBODY();
  const send = tryMail(services);
  await Promise.all(receivers.map((to) => send({ to, subject: `【${siteName}】异常通知测试`, text: TEXT })));
};
