import { type ReactNode, Suspense, lazy, useState } from 'react';
import { SlotProvider, SlotButton } from '../action/slot.tsx';
import { useMay } from '../wire/index.ts';
import type { FormDialogProps } from './form-dialog.tsx';

// Lists must not wait for what only a click needs.
const loadDialog = () => import('./form-dialog.tsx');

interface Props<I extends object, O> extends Omit<FormDialogProps<I, O>, 'onClose' | 'label'> {
  /** On the button that opens the dialog. */
  label: string;
  /** On the button that saves. */
  saveLabel?: string;
  primary?: boolean;
  danger?: boolean;
  icon?: ReactNode;
}

/** A button that opens a form. Absent for those who may not make its call. */
export function DialogButton<I extends object, O>({
  label,
  saveLabel = '保存',
  primary = false,
  danger = false,
  icon,
  ...dialog
}: Props<I, O>) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  // Typed per call, so it is made here rather than at the top.
  const [Dialog] = useState(() =>
    lazy(() => loadDialog().then(({ FormDialog }) => ({ default: (props: FormDialogProps<I, O>) => <FormDialog {...props} /> }))),
  );
  if (!may(dialog.call)) return null;
  return (
    <>
      <SlotButton type={primary ? 'primary' : 'default'} danger={danger} icon={icon} onClick={() => setOpen(true)}>
        {label}
      </SlotButton>
      <SlotProvider value="bar">
        <Suspense>{isOpen && <Dialog {...dialog} label={saveLabel} onClose={() => setOpen(false)} />}</Suspense>
      </SlotProvider>
    </>
  );
}
