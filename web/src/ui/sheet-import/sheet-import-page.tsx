import { Button, Steps } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '../basics/page-head.tsx';
import { useRun } from '../wire/index.ts';
import { CheckedSheet } from './checked-sheet.tsx';
import { SheetDrop } from './sheet-drop.tsx';
import type { CheckedRow, CheckedSheetFacts, SheetImport } from './sheet-import.ts';
import '../form/form.css';
import './sheet-import.css';

const steps = ['上传表格', '核对', '导入'].map((title) => ({ title }));
const RUN = 'run';

/** Brings records from a sheet: the sheet, what would become of each row, then the import as a job. */
export function SheetImportPage<C extends CheckedSheetFacts, R extends CheckedRow & { state: S }, S extends string>({
  of,
}: {
  of: SheetImport<C, R, S>;
}) {
  const { title, calls, Result, words } = of;
  const [query, setQuery] = useSearchParams();
  const runId = Number(query.get(RUN) ?? 0);
  const [checked, setChecked] = useState<C>();
  const start = useRun(calls.run, { then: ({ runId: begun }) => setQuery({ [RUN]: String(begun) }) });
  const again = () => {
    setChecked(undefined);
    setQuery({});
  };
  const wanted = checked ? of.wanted(checked) : 0;
  return (
    <section className="form-page sheet-import" aria-label={title}>
      <PageHead title={title} />
      <Steps size="small" responsive={false} current={runId > 0 ? 2 : checked ? 1 : 0} items={steps} />
      <div className="sheet-import-part">
        {runId > 0 ? (
          <Result key={runId} id={runId} />
        ) : checked ? (
          <CheckedSheet checked={checked} of={of} />
        ) : (
          <SheetDrop of={of} onRead={setChecked} />
        )}
      </div>
      {(checked || runId > 0) && (
        <footer className="form-foot">
          <Button onClick={again}>{runId > 0 ? '再导入一张表格' : '换一张表格'}</Button>
          {checked && runId === 0 && (
            <Button
              type="primary"
              disabled={wanted === 0}
              loading={start.isPending}
              onClick={() => start.mutate({ id: checked.id })}
            >
              {wanted === 0 ? words.nothing : words.start(wanted)}
            </Button>
          )}
        </footer>
      )}
    </section>
  );
}
