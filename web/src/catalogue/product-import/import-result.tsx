import { useNavigate } from 'react-router';
import { runCalls } from '#contract/jobs/runs.ts';
import { Loaded } from '#web/ui/index.ts';
import { ImportRun } from './import-run.tsx';
import './product-import.css';

/** An import away from the page that begins it. */
export function ImportResult({ id }: { id: number }) {
  const navigate = useNavigate();
  return (
    <Loaded call={runCalls.info} input={{ id }}>
      {(run) =>
        run &&
        run.jobId !== null && <ImportRun run={{ ...run, jobId: run.jobId }} onAgain={() => void navigate('/store/import')} />
      }
    </Loaded>
  );
}
