import { Button, Steps } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type CheckedMembers, memberImportCalls } from '#contract/members/member-import.ts';
import { PageHead, useRun } from '#web/ui/index.ts';
import { CheckedSheet } from './checked-sheet.tsx';
import { ImportResult } from './import-result.tsx';
import { SheetDrop } from './sheet-drop.tsx';
import '#web/ui/form/form.css';
import './member-import-page.css';

const steps = ['上传表格', '核对', '导入'].map((title) => ({ title }));
const RUN = 'run';

/** Brings members of another system: their sheet, what would become of each row, then the import as a job. */
export function MemberImportPage() {
  const [query, setQuery] = useSearchParams();
  const runId = Number(query.get(RUN) ?? 0);
  const [checked, setChecked] = useState<CheckedMembers>();
  const start = useRun(memberImportCalls.run, { then: ({ runId: begun }) => setQuery({ [RUN]: String(begun) }) });
  const again = () => {
    setChecked(undefined);
    setQuery({});
  };
  const wanted = checked ? checked.created + checked.updated : 0;
  return (
    <section className="form-page member-import" aria-label="导入用户">
      <PageHead title="导入用户" />
      <Steps size="small" responsive={false} current={runId > 0 ? 2 : checked ? 1 : 0} items={steps} />
      <div className="member-sheet">
        {runId > 0 ? (
          <ImportResult key={runId} id={runId} />
        ) : checked ? (
          <CheckedSheet checked={checked} />
        ) : (
          <SheetDrop onRead={setChecked} />
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
              {wanted === 0 ? '没有可以导入的用户' : `导入 ${wanted} 位用户`}
            </Button>
          )}
        </footer>
      )}
    </section>
  );
}
