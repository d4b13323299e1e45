import { Alert, ConfigProvider } from 'antd';
import { useMemo } from 'react';
import { readForm } from '#contract/settings/form.ts';
import { usePhone } from '#web/ui/basics/use-phone.ts';
import { useFocusedField } from '#web/ui/fields/use-focused-field.ts';
import { Parts } from './parts.tsx';
import type { DrawingScene } from './template-field.tsx';
import './drawing.css';

export interface TemplateProps {
  /** `content` of a form template: JSON text. */
  content: string;
  /**
   * Path at which the surrounding antd form holds the entry: an object of stored texts by field name. Give what is stored in the form’s
   * `start`; a field without a text there begins with the default of the template.
   */
  name: string;
  /** Labels above their fields, as in a dialog; as the template says unless told. */
  layout?: 'vertical';
  /** Field that is scrolled to and has the focus once it is drawn. */
  focused?: string | undefined;
  onFocused?: () => void;
  isUnfilled?: DrawingScene['isUnfilled'];
  isLeftOut?: DrawingScene['isLeftOut'];
  wrap?: DrawingScene['wrap'];
  /** True for a form to be looked at only; a disabled surrounding form does the same. */
  readOnly?: boolean;
}

/** Form that a template describes, inside a form of antd. */
export function FormTemplateView({
  content,
  name,
  layout,
  focused,
  onFocused,
  isUnfilled,
  isLeftOut,
  wrap,
  readOnly = false,
}: TemplateProps) {
  useFocusedField(focused, (field) => [name, field], onFocused);
  const isPhone = usePhone();
  const form = useMemo(() => readForm(content), [content]);
  if (!form) return <Alert type="error" showIcon title="表单内容无法识别，请在表单配置中修正" />;
  const { parts, gutter, labelPosition, labelWidth } = form;
  const isAbove = layout === 'vertical' || labelPosition === 'top' || isPhone;
  const look = isAbove
    ? ({ layout: 'vertical' } as const)
    : ({ layout: 'horizontal', labelCol: { flex: `${labelWidth}px` }, labelAlign: labelPosition } as const);
  return (
    <ConfigProvider {...(readOnly || form.disabled ? { componentDisabled: true } : {})}>
      <div className={readOnly ? 'template form-read' : 'template'}>
        <Parts parts={parts} scene={{ name, gutter, look, isUnfilled, isLeftOut, wrap }} />
      </div>
    </ConfigProvider>
  );
}
