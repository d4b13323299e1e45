import { PlusOutlined } from '@ant-design/icons';
import { Suspense, lazy, useState } from 'react';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { SlotProvider, SlotButton } from '#web/ui/action/slot.tsx';
import { type Key, useMay } from '#web/ui/wire/index.ts';
import type { Template } from './form-values.ts';

const FreightDialog = lazy(() => import('./freight-dialog.tsx').then((module) => ({ default: module.FreightDialog })));

interface Props {
  /** The one to change; none for a new one. */
  template?: Template;
  /** Repeats the call of the dialog, where the list looks for it. */
  call?: Key;
}

/** Opens the dialog of a template. */
export function FreightButton({ template }: Props) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  if (!may(template ? freightTemplateCalls.update : freightTemplateCalls.save)) return null;
  const look = template ? {} : ({ type: 'primary', icon: <PlusOutlined aria-hidden /> } as const);
  return (
    <>
      <SlotButton {...look} onClick={() => setOpen(true)}>
        {template ? '编辑' : '添加运费模板'}
      </SlotButton>
      <SlotProvider value="bar">
        <Suspense>{isOpen && <FreightDialog template={template} onClose={() => setOpen(false)} />}</Suspense>
      </SlotProvider>
    </>
  );
}
