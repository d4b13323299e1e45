import { lazy, useState } from 'react';
import { OpenButton } from '../action/open-button.tsx';
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
  const { address, total } = useScene();
  const isEmpty = total === 0;
  // A component whose type is that of the list cannot be made at the top.
  const [Dialog] = useState(() =>
    lazy(() =>
      load().then(({ ExportDialog }) => ({
        default: (props: Parameters<typeof ExportDialog<F, I>>[0]) => <ExportDialog {...props} />,
      })),
    ),
  );
  return (
    <OpenButton label="导出" call={exporting.call} disabled={isEmpty} title={isEmpty ? '没有可以导出的内容' : undefined}>
      {(close) => <Dialog {...exporting} filter={inputOf(exporting.of, address, start)} onClose={close} />}
    </OpenButton>
  );
}
