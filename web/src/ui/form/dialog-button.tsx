import { type ReactNode, lazy, useState } from 'react';
import { OpenButton } from '../action/open-button.tsx';
import type { FormDialogProps } from './form-dialog.tsx';

// Lists must not wait for what only a click needs.
const loadDialog = () => import('./form-dialog.tsx');

interface Props<I extends object, O> extends Omit<FormDialogProps<I, O>, 'onClose' | 'label'> {
  /** Label of the button that opens the dialog. */
  label: string;
  /** Label of the button that saves. */
  saveLabel?: FormDialogProps<I, O>['label'];
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
  // A component whose type is that of the call cannot be made at the top.
  const [Dialog] = useState(() =>
    lazy(() => loadDialog().then(({ FormDialog }) => ({ default: (props: FormDialogProps<I, O>) => <FormDialog {...props} /> }))),
  );
  return (
    <OpenButton label={label} call={dialog.call} primary={primary} danger={danger} icon={icon}>
      {(close) => <Dialog {...dialog} label={saveLabel} onClose={close} />}
    </OpenButton>
  );
}
