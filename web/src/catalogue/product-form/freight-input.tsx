import { ConfigProvider, Form } from 'antd';
import { useEffect } from 'react';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { RecordSelect, useCall, useMay } from '#web/ui/index.ts';
import { ALL } from './short-lists.ts';

interface Props {
  id?: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
  onBlur?: () => void;
}

/** The freight template; the first of the list until another is chosen. */
export function FreightInput(control: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const form = Form.useFormInstance();
  const may = useMay()(freightTemplateCalls.list);
  const { data } = useCall(freightTemplateCalls.list, ALL, { enabled: may });
  const usual = data?.list[0]?.id;
  const { value } = control;
  // Runs after every drawing: the form may empty itself again when it is filled.
  useEffect(() => {
    if (!isFixed && usual !== undefined && !value) form.setFieldValue('tempId', usual);
  });
  return (
    <RecordSelect
      {...control}
      call={freightTemplateCalls.list}
      input={ALL}
      rows={({ list }) => list}
      placeholder="请选择运费模板"
      none="还没有运费模板，请先在“物流 › 运费模板”中添加"
    />
  );
}
