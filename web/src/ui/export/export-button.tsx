import { Suspense, lazy, useState } from 'react';
import { SlotProvider, SlotButton } from '../action/slot.tsx';
import { useMay } from '../wire/index.ts';
import { inputOf } from '../scene/address.ts';
import { useScene } from '../scene/scene.ts';
import type { Exporting } from './exporting.ts';

interface Props<F extends object, I extends F> extends Exporting<F, I> {
  start?: Partial<I>;
}

// Lists must not wait for what only a click needs.
const load = () => import('./export-dialog.tsx');

/** Has the server write what the filters show into a file. Absent for those who may not. */
export function ExportButton<F extends object, I extends F>({ start = {}, ...exporting }: Props<F, I>) {
  const may = useMay();
  const { address, total } = useScene();
  const isEmpty = total === 0;
  const [isOpen, setOpen] = useState(false);
  // Typed per list, so it is made here rather than at the top.
  const [Dialog] = useState(() =>
    lazy(() =>
      load().then(({ ExportDialog }) => ({
        default: (props: Parameters<typeof ExportDialog<F, I>>[0]) => <ExportDialog {...props} />,
      })),
    ),
  );
  if (!may(exporting.call)) return null;
  return (
    <>
      <SlotButton disabled={isEmpty} title={isEmpty ? '没有可以导出的内容' : undefined} onClick={() => setOpen(true)}>
        导出
      </SlotButton>
      <SlotProvider value="bar">
        <Suspense>
          {isOpen && <Dialog {...exporting} filter={inputOf(exporting.of, address, start)} onClose={() => setOpen(false)} />}
        </Suspense>
      </SlotProvider>
    </>
  );
}
