import { type ReactNode, Suspense, lazy, useState } from 'react';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { useMay } from '#web/ui/wire/index.ts';
import type { PickerProps } from '../library/picker-dialog.tsx';

// Forms must not wait for what only a click needs.
const PickerDialog = lazy(() => import('../library/picker-dialog.tsx').then((module) => ({ default: module.PickerDialog })));

/** A way into the picture library: how to open it, absent for those who may not see it, and the dialog to be drawn. */
export function usePicker(picker: Omit<PickerProps, 'onClose'>): { open: (() => void) | undefined; dialog: ReactNode } {
  const may = useMay()(attachmentCalls.list);
  const [isOpen, setOpen] = useState(false);
  return {
    open: may ? () => setOpen(true) : undefined,
    dialog: isOpen && (
      <Suspense>
        <PickerDialog {...picker} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
