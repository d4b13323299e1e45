import { Button, Input, Space } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { formTemplateCalls } from '#contract/settings/form-templates.ts';
import { Can, useCall, useMay } from '#web/ui/index.ts';

const TemplatePicker = lazy(() =>
  import('./template-picker.tsx').then(({ TemplatePicker: component }) => ({ default: component })),
);

interface Props {
  id?: string;
  value?: number;
  onChange?: (formId: number) => void;
}

/** A form by its number, picked from the list of forms. */
export function TemplateInput({ id, value = 0, onChange }: Props) {
  const [isPicking, setPicking] = useState(false);
  const may = useMay()(formTemplateCalls.info);
  const { data } = useCall(formTemplateCalls.info, { id: value }, { enabled: may && value > 0, saysItself: true });
  const shown = value > 0 ? `${value} ${data?.name ?? ''}`.trim() : '';
  return (
    <>
      <Space.Compact block>
        <Input {...(id === undefined ? {} : { id })} readOnly value={shown} placeholder="还没有选择表单" />
        <Can call={formTemplateCalls.list}>
          <Button onClick={() => setPicking(true)}>选择模板数据</Button>
        </Can>
      </Space.Compact>
      <Suspense>
        {isPicking && <TemplatePicker onPick={(template) => onChange?.(template.id)} onClose={() => setPicking(false)} />}
      </Suspense>
    </>
  );
}
