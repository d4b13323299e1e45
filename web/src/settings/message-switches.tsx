import { notificationCalls } from '#contract/notifications/notifications.ts';
import { GoButton } from '#web/ui/index.ts';
import { FormSettings } from './system-settings/form-settings.tsx';

const FORM = 111;

/** Settings of text messages. Each message is switched where the notifications are, and nowhere else. */
export const MessageSwitches = () => (
  <FormSettings title="短信开关" formId={FORM}>
    <GoButton label="去消息通知开关短信" to="/operation/notification" call={notificationCalls.list} />
  </FormSettings>
);
