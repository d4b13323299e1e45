import { configCalls } from '#contract/settings/config.ts';
import { isFieldServed } from '#web/ui/index.ts';
import { pointGroups } from './own-pages.ts';
import { SettingsPage } from './settings-page.tsx';
import { FormSettings } from './system-settings/form-settings.tsx';

/** Form of the wire, by which another server keeps them. */
const FORM = 109;

/** Settings of points: their worth, and how they are earned. */
export const PointSettings = () =>
  isFieldServed(configCalls.info, 'keys') ? (
    <SettingsPage title="积分配置" groups={pointGroups} />
  ) : (
    <FormSettings title="积分配置" formId={FORM} />
  );
