import { Button, Steps } from 'antd';
import { PageHead, usePhone } from '#web/ui/index.ts';
import { DropZone } from './drop-zone.tsx';
import { DryRunView } from './dry-run-view.tsx';
import { ImportRun } from './import-run.tsx';
import { PlanSheet } from './plan-sheet.tsx';
import { type Importing, useImport } from './use-import.ts';
import '#web/ui/form/form.css';
import './product-import.css';

const steps = ['上传文件', '对应字段', '核对修改', '导入'].map((title) => ({ title }));

/** The way on and the way back from the columns. */
const PlanFoot = ({ problem, isChecking, again, check }: Importing) => (
  <footer className="form-foot">
    {problem !== undefined && <small role="alert">{problem}</small>}
    <Button onClick={again}>换一个文件</Button>
    <Button type="primary" disabled={problem !== undefined} loading={isChecking} onClick={check}>
      下一步：核对修改
    </Button>
  </footer>
);

/** The way on and the way back from what would change. */
function CheckFoot({ found, isChecking, isStarting, back, start }: Importing) {
  const wanted = found ? found.created + found.updated : 0;
  return (
    <footer className="form-foot">
      <Button onClick={back}>上一步</Button>
      <Button type="primary" disabled={wanted === 0 || isChecking} loading={isStarting} onClick={start}>
        {wanted === 0 ? '没有可导入的内容' : `导入 ${wanted} 件商品`}
      </Button>
    </footer>
  );
}

/** Brings products in from a file: what the columns mean, what would change, then the change as a job. */
export function ProductImport() {
  const isPhone = usePhone();
  const importing = useImport();
  const { preview, found, begun } = importing;
  const at = begun ? 3 : found ? 2 : preview ? 1 : 0;
  return (
    <section className="form-page product-import" aria-label="导入商品">
      <PageHead title="导入商品" />
      <Steps size="small" responsive={false} titlePlacement={isPhone ? 'vertical' : 'horizontal'} current={at} items={steps} />
      <div className="import-sheet">
        {at === 0 && <DropZone onRead={importing.read} />}
        {at === 1 && preview && <PlanSheet {...importing} preview={preview} />}
        {at === 2 && found && <DryRunView importing={importing} found={found} />}
        {begun && <ImportRun run={begun} onAgain={importing.again} />}
      </div>
      {at === 1 && <PlanFoot {...importing} />}
      {at === 2 && <CheckFoot {...importing} />}
    </section>
  );
}
