import { FormSettings } from './system-settings/form-settings.tsx';

const FORM = 111;

/** Text messages that the shop sends. */
export const MessageSwitches = () => <FormSettings title="短信开关" formId={FORM} />;
