import { useMutation } from '@tanstack/react-query';
import { download, toCsv } from '../export/csv.ts';
import { FileDrop } from '../files/file-drop.tsx';
import { upload } from '../wire/index.ts';
import type { CheckedRow, CheckedSheetFacts, SheetImport } from './sheet-import.ts';

interface Props<C extends CheckedSheetFacts, R extends CheckedRow & { state: S }, S extends string> {
  of: SheetImport<C, R, S>;
  onRead: (checked: C) => void;
}

/** Takes a sheet, and says what it may hold. */
export function SheetDrop<C extends CheckedSheetFacts, R extends CheckedRow & { state: S }, S extends string>({
  of: { calls, template, words },
  onRead,
}: Props<C, R, S>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => upload(calls.check, { file }),
    onSuccess: onRead,
  });
  return (
    <div className="sheet-import-drop">
      <FileDrop
        accept=".xlsx,.csv"
        invites="把表格拖到这里，或点击选择"
        limits={words.limits}
        busy={isPending ? '正在核对，请稍候…' : undefined}
        error={error}
        onFile={mutate}
      />
      <ul className="sheet-import-notes">
        <li>
          {words.columns}
          <button type="button" className="cell-open" onClick={() => download(template.name, toCsv(template.rows))}>
            下载模板
          </button>
        </li>
        {words.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
