import { Button, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Input } from '#contract/call.ts';
import { type BulkChange, productBulkCalls } from '#contract/catalogue/product-bulk.ts';
import { Failing, useCall, useRun } from '#web/ui/index.ts';
import { BULK_RUNS } from '../product-list/product-row.ts';
import { BulkResult } from './bulk-result.tsx';
import { ChangeFields } from './change-fields.tsx';
import { PreviewTable } from './preview-table.tsx';
import { type Wish, changeOf, firstWish } from './wish.ts';
import './product-bulk.css';

const { bulkPreview, bulkRun } = productBulkCalls;

export interface BulkDialogProps {
  /** Ticked ids, or the filter that finds them. */
  chosen: Pick<Input<typeof bulkRun>, 'ids' | 'filter'>;
  count: number;
  onClose: (hasRun: boolean) => void;
}

/** What to change, what it will come to, and what came of it: nothing is changed before the old and the new were seen. */
export function BulkDialog({ chosen, count, onClose }: BulkDialogProps) {
  const [wish, setWish] = useState<Wish>(firstWish);
  const [asked, setAsked] = useState<BulkChange>();
  const [frozen] = useState({ chosen, count });
  const change = changeOf(wish);
  const { data, error, isFetching, refetch } = useCall(
    bulkPreview,
    { ...frozen.chosen, ...asked },
    { enabled: asked !== undefined },
  );
  const {
    mutate,
    isPending,
    data: started,
  } = useRun(bulkRun, {
    then: ({ refused, jobId }) => {
      if (jobId === null && refused.length === 0) onClose(true);
    },
  });
  const leave = () => onClose(started !== undefined);
  const preview = asked && !isFetching ? data : undefined;
  const go = () => asked && preview && mutate({ ...frozen.chosen, ...asked, expected: preview.matched });

  const buttons = started ? (
    <Button onClick={leave}>关闭</Button>
  ) : (
    <>
      <Button onClick={leave}>取消</Button>
      {preview && preview.changed > 0 ? (
        <Button type="primary" loading={isPending} onClick={go}>{`修改 ${preview.changed} 件商品`}</Button>
      ) : (
        <Button type="primary" disabled={!change} loading={isFetching} onClick={() => setAsked(change)}>
          {`预览 ${frozen.count} 件`}
        </Button>
      )}
    </>
  );
  return (
    <Modal open className="bulk-dialog" title={`批量修改 ${frozen.count} 件商品`} width={720} footer={buttons} onCancel={leave}>
      {started ? (
        <>
          <BulkResult id={started.answer.runId} jobId={started.answer.jobId} />
          <p className="bulk-note">
            关闭后可以在<Link to={BULK_RUNS}>批量修改记录</Link>里查看结果，24 小时内可以撤销。
          </p>
        </>
      ) : (
        <>
          <ChangeFields
            wish={wish}
            onChange={(part) => {
              setWish({ ...wish, ...part });
              setAsked(undefined);
            }}
          />
          {error && asked && <Failing error={error} again={() => void refetch()} />}
          {preview && <PreviewTable preview={preview} />}
        </>
      )}
    </Modal>
  );
}
