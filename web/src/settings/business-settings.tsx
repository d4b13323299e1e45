import { TestMailButton } from './test-mail-button.tsx';
import { businessGroups } from './own-pages.ts';
import { SettingsPage } from './settings-page.tsx';

export const BusinessSettings = () => (
  <SettingsPage title="经营设置" groups={businessGroups} acts={{ 邮件: <TestMailButton /> }} />
);
