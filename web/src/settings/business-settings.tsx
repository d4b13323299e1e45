import { configCalls } from '#contract/settings/config.ts';
import { Empty, GoButton, PageHead, isFieldServed } from '#web/ui/index.ts';
import { TestIncidentMailButton } from './test-incident-mail-button.tsx';
import { TestMailButton } from './test-mail-button.tsx';
import { businessGroups } from './own-pages.ts';
import { homeOf } from './setting-address.ts';
import { SettingsPage } from './settings-page.tsx';

const SYSTEM = '/operation/setting';

/** Settings of the shop as they are declared. Another server reads none outside a form, so that a save would start them anew. */
export const BusinessSettings = () =>
  isFieldServed(configCalls.info, 'keys') ? (
    <SettingsPage
      title="经营设置"
      groups={businessGroups}
      homeOf={homeOf}
      acts={{ 邮件: <TestMailButton />, 异常通知: <TestIncidentMailButton /> }}
    />
  ) : (
    <>
      <PageHead title="经营设置" />
      <Empty
        says="这台服务器没有经营设置，请在系统设置里修改"
        action={<GoButton label="去系统设置" to={SYSTEM} call={configCalls.info} />}
      />
    </>
  );
