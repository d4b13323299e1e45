import type { ReactNode } from 'react';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { Empty, GoButton, PageHead } from '#web/ui/index.ts';
import { LinkedForm } from './linked-form.tsx';
import './system-settings.css';

const FORMS = '/maintain/devconfiguration/formConfig';

interface Props {
  title: string;
  formId: number;
  /** Ways to what belongs to it, above the form; its own acts stand below. */
  children?: ReactNode;
}

/** A page of settings that is one form; it leads to the forms where that one is broken. */
export const FormSettings = ({ title, formId, children }: Props) => (
  <>
    <PageHead title={title} />
    {children && <div className="settings-ways">{children}</div>}
    <LinkedForm
      title={title}
      formId={formId}
      otherwise={
        <Empty
          says={`${title}的表单不正确，请在表单配置里改好后再来`}
          action={<GoButton label="去表单配置" to={FORMS} call={formTemplateCalls.update} />}
        />
      }
    />
  </>
);
