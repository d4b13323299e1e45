import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { Empty, GoButton, PageHead } from '#web/ui/index.ts';
import { LinkedForm } from './system-settings/linked-form.tsx';

const FORM = 111;
const FORMS = '/maintain/devconfiguration/formConfig';

/** Text messages that the shop sends. */
export const MessageSwitches = () => (
  <>
    <PageHead title="短信开关" />
    <LinkedForm
      title="短信开关"
      formId={FORM}
      otherwise={
        <Empty
          says="短信开关的表单不正确，请在表单配置里改好后再来"
          action={<GoButton label="去表单配置" to={FORMS} call={formTemplateCalls.update} />}
        />
      }
    />
  </>
);
