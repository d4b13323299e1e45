import { Button, Steps } from 'antd';
import { useState } from 'react';
import { importCalls } from '#contract/catalogue/import.ts';
import { PageHead, usePhone, useRun } from '#web/ui/index.ts';
import { DropZone } from './drop-zone.tsx';
import { DryRunView } from './dry-run-view.tsx';
import { ImportRun } from './import-run.tsx';
import { type Mapping, type Preview, columnsOf, guessesOf, mappingProblem } from './mapping.ts';
import { type Options, noOptions } from './plan-options.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import type { DryRun } from './tallies.tsx';
import '#web/ui/form/form.css';
import './product-import.css';

const steps = ['上传文件', '对应字段', '核对修改', '导入'].map((title) => ({ title }));

const planOf = ({ uploadId }: Preview, mapping: Mapping, { tempId, cateId, putOnShelf }: Options) => ({
  uploadId,
  columns: columnsOf(mapping),
  putOnShelf,
  ...(tempId === null ? {} : { tempId }),
  ...(cateId === '' ? {} : { cateId: cateId.split(',').map(Number) }),
});

/** Brings products in from a file: what the columns mean, what would change, then the change as a job. */
export function ProductImport() {
  const isPhone = usePhone();
  const [preview, setPreview] = useState<Preview>();
  const [mapping, setMapping] = useState<Mapping>({});
  const [options, setOptions] = useState(noOptions);
  const [found, setFound] = useState<DryRun>();
  const [jobId, setJobId] = useState<number>();
  const dryRun = useRun(importCalls.dryRun, { then: setFound });
  const start = useRun(importCalls.run, { then: (job) => setJobId(job.jobId) });

  const read = (next: Preview) => {
    setPreview(next);
    setMapping(guessesOf(next));
  };
  const again = () => {
    setPreview(undefined);
    setFound(undefined);
    setJobId(undefined);
  };
  const at = jobId !== undefined ? 3 : found ? 2 : preview ? 1 : 0;
  const plan = preview && planOf(preview, mapping, options);
  const problem = preview?.kind === 'sheet' ? mappingProblem(mapping) : undefined;
  const wanted = found ? found.created + found.updated : 0;
  return (
    <section className="form-page product-import" aria-label="导入商品">
      <PageHead title="导入商品" />
      <Steps size="small" responsive={false} titlePlacement={isPhone ? 'vertical' : 'horizontal'} current={at} items={steps} />
      <div className="import-sheet">
        {at === 0 && <DropZone onRead={read} />}
        {at === 1 && preview && <PlanSheet {...{ preview, mapping, setMapping, options, setOptions }} />}
        {at === 2 && found && <DryRunView found={found} />}
        {jobId !== undefined && <ImportRun jobId={jobId} onAgain={again} />}
      </div>
      {(at === 1 || at === 2) && (
        <footer className="form-foot">
          {problem !== undefined && <small role="alert">{problem}</small>}
          <Button onClick={at === 1 ? again : () => setFound(undefined)}>{at === 1 ? '换一个文件' : '上一步'}</Button>
          {at === 1 && (
            <Button
              type="primary"
              disabled={problem !== undefined}
              loading={dryRun.isPending}
              onClick={() => plan && dryRun.mutate(plan)}
            >
              下一步：核对修改
            </Button>
          )}
          {at === 2 && (
            <Button type="primary" disabled={wanted === 0} loading={start.isPending} onClick={() => plan && start.mutate(plan)}>
              {wanted === 0 ? '没有可导入的内容' : `导入 ${wanted} 件商品`}
            </Button>
          )}
        </footer>
      )}
    </section>
  );
}
