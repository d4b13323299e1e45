import { signInSettings } from '#contract/access/settings.ts';
import { demoSettings } from '#contract/settings/site.ts';

/** Settings that every screen goes by: when it locks, and whether it bears the mark of the demonstration. */
export const screenSettings = {
  idle_lock_minutes: signInSettings.idle_lock_minutes,
  demo_channel: demoSettings.demo_channel,
};
