import { Button, Steps } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CheckedStatement } from '#contract/cashier/bank-statements.ts';
import { bankLineCalls } from '#contract/cashier/bank-lines.ts';
import { GoButton, PageHead } from '#web/ui/index.ts';
import { BANK } from '../places.ts';
import { CheckedFile } from './checked-file.tsx';
import { StatementDrop } from './statement-drop.tsx';
import { StatementRunResult } from './run-result.tsx';
import '#web/ui/form/form.css';
import './bank-import.css';

const steps = ['上传文件', '核对账户和各列', '导入'].map((title) => ({ title }));
const RUN = 'run';

/** Reads a statement of a bank: the file, its account and columns, then the reading as a job. */
export function BankImportPage() {
  const [query, setQuery] = useSearchParams();
  const runId = Number(query.get(RUN) ?? 0);
  const [checked, setChecked] = useState<CheckedStatement>();
  const again = () => {
    setChecked(undefined);
    setQuery({});
  };
  return (
    <section className="form-page bank-import" aria-label="导入银行对账单">
      <PageHead title="导入银行对账单" />
      <Steps size="small" responsive={false} current={runId > 0 ? 2 : checked ? 1 : 0} items={steps} />
      {runId > 0 ? (
        <>
          <div className="bank-sheet">
            <StatementRunResult key={runId} id={runId} />
          </div>
          <footer className="form-foot">
            <Button onClick={again}>再导入一份</Button>
            <GoButton label="处理流水" to={`${BANK}?status=0`} call={bankLineCalls.list} primary />
          </footer>
        </>
      ) : checked ? (
        <CheckedFile checked={checked} onBegun={(begun) => setQuery({ [RUN]: String(begun) })} onOther={again} />
      ) : (
        <div className="bank-sheet">
          <StatementDrop onTaken={setChecked} />
        </div>
      )}
    </section>
  );
}
