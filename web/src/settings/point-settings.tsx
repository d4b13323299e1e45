import { pointGroups } from './own-pages.ts';
import { SettingsPage } from './settings-page.tsx';

/** Settings of points: their worth, and how they are earned. */
export const PointSettings = () => <SettingsPage title="积分配置" groups={pointGroups} />;
