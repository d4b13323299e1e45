import { PlusOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Call } from '#contract/call.ts';
import { DialogButton } from './dialog-button.tsx';
import type { FormDialogProps } from './form-dialog.tsx';

interface Props<N extends object, C extends object> extends Pick<FormDialogProps<never, unknown>, 'before' | 'width' | 'keepAs'> {
  /** Name of the kind of record. */
  noun: string;
  save: Call<N, unknown>;
  /** Changes one. */
  call: Call<C, unknown>;
  blank: object;
  /** The one to change; none for a new one. */
  record?: object | undefined;
  primary?: boolean;
  label?: string;
  title?: string;
  saveLabel?: string;
  says?: string;
  /** The fields, which both have. */
  children: ReactNode;
}

/** A button with the dialog of a record: one to change, or a new one. */
export function RecordDialog<N extends object, C extends object>(props: Props<N, C>) {
  const { noun, save, call, blank, record, primary = false, label, title, says, ...shared } = props;
  if (!record)
    return (
      <DialogButton
        {...shared}
        label={label ?? `添加${noun}`}
        title={title ?? `添加${noun}`}
        says={says ?? '新增成功'}
        call={save}
        start={blank}
        primary={primary}
        icon={primary && <PlusOutlined aria-hidden />}
      />
    );
  return (
    <DialogButton
      {...shared}
      label={label ?? '编辑'}
      title={title ?? `编辑${noun}`}
      says={says ?? '编辑成功'}
      call={call}
      start={record}
    />
  );
}
