import { Button } from 'antd';
import { Suspense, lazy, useState } from 'react';

// The names of all icons are only needed by who picks one.
const IconDialog = lazy(() => import('./icon-dialog.tsx').then((module) => ({ default: module.IconDialog })));

interface Props {
  id?: string;
  /** "s-goods" */
  value?: string | null;
  onChange?: (icon: string) => void;
}

/** The icon of a menu. */
export function IconInput({ id, value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...(id === undefined ? {} : { id })}
        icon={value ? <i className={`el-icon-${value}`} aria-hidden /> : undefined}
        onClick={() => setOpen(true)}
      >
        {value ? `图标：${value}` : '选择图标'}
      </Button>
      <Suspense>
        {isOpen && <IconDialog value={value ?? ''} onPick={(icon) => onChange?.(icon)} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
