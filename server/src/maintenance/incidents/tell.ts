import { HOUR } from '#contract/durations.ts';
import { incidentSettings } from '#contract/maintenance/incident-settings.ts';
import { siteSettings } from '#contract/settings/site.ts';
import { isMailOpen, postMail } from '#server/notifications/index.ts';
import type { Write } from '#server/platform/write/write.ts';
import { settingsFor } from '#server/settings/index.ts';
import { countMailsAfter, keepMail, takeUntold } from './queries.ts';
import { isQuiet, letterOf } from './rules.ts';

/** Tells the receivers in one mail what is to be told now. Without receivers, or without mail, it stays untold. */
export async function tell(write: Write): Promise<void> {
  const { tx, now } = write;
  const settings = await settingsFor(write, incidentSettings);
  if (settings.incident_receivers.length === 0 || !(await isMailOpen(write))) return;
  const sent = await countMailsAfter(tx, new Date(now.getTime() - HOUR));
  if (sent >= settings.incident_mails_hour) return;
  const urgentOnly = isQuiet(now, { from: settings.incident_quiet_from, until: settings.incident_quiet_until });
  const told = await takeUntold(write, { urgentOnly });
  if (told.begun.length + told.over.length === 0) return;
  const { site_name: siteName } = await settingsFor(write, { site_name: siteSettings.site_name });
  const letter = letterOf(told, siteName);
  for (const to of settings.incident_receivers) {
    const mailId = await postMail(write, { kind: 'incident', shownIn: {}, to, ...letter });
    await keepMail(tx, mailId, told);
  }
}
