import { pointSettings } from '#contract/customers/settings.ts';
import { SettingsPage } from './settings-page.tsx';

const groups = [{ title: '积分', settings: pointSettings }];

/** Settings of points: their worth, and how they are earned. */
export const PointSettings = () => <SettingsPage title="积分配置" groups={groups} />;
