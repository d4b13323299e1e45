import { useMutation } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Input } from '#contract/call.ts';
import { productBulkCalls } from '#contract/catalogue/bulk/product-bulk.ts';
import { Failing, GIVE_UP_UNSAVED, run, useConfirm, useRun } from '#web/ui/index.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { BULK_RUNS } from '../product/product-row.ts';
import { BulkResult } from './bulk-result.tsx';
import { ChangeFields } from './change-fields.tsx';
import { PreviewTable } from './preview-table.tsx';
import { type BulkForm, changeOf, blankBulkForm } from './bulk-form.ts';
import { doneWords } from './done-words.ts';
import '#web/ui/form/form.css';
import './product-bulk.css';

const { bulkPreview, bulkRun } = productBulkCalls;

export interface BulkDialogProps {
  /** Ticked ids, or the filter that finds them. */
  chosen: Pick<Input<typeof bulkRun>, 'ids' | 'filter'>;
  count: number;
  onClose: (hasRun: boolean) => void;
}

/** Bulk change in three steps, its fields, preview and outcome: nothing is changed before the old and the new were seen. */
export function BulkDialog({ chosen, count, onClose }: BulkDialogProps) {
  const [form, setForm] = useState<BulkForm>(blankBulkForm);
  const [frozen] = useState({ chosen, count });
  const change = changeOf(form);
  // No query: what others change meanwhile must not move the table and the button under the hand.
  const look = useMutation({ mutationFn: (wanted: Input<typeof bulkPreview>) => run(bulkPreview, wanted) });
  const { data: preview, variables: asked, error } = look;
  const {
    mutateAsync,
    isPending,
    data: started,
  } = useRun(bulkRun, {
    says: doneWords('修改'),
    then: ({ refused, jobId }) => {
      if (jobId === null && refused.length === 0) onClose(true);
    },
  });
  useFocusBack();
  const confirm = useConfirm();
  const isSheet = form.what === 'sheet' && started === undefined;
  const scope = isSheet ? { ids: [...form.figured] } : frozen.chosen;
  const isTyped = change !== undefined && started === undefined;
  const leave = async () => {
    if (isTyped && !(await confirm(GIVE_UP_UNSAVED))) return;
    onClose(started !== undefined);
  };
  const go = () => {
    // A run that was refused needs another look: the products are no longer those of the preview.
    if (preview) mutateAsync({ ...asked, expected: preview.matched }).catch(look.reset);
  };

  const buttons = started ? (
    <Button onClick={() => onClose(true)}>关闭</Button>
  ) : (
    <>
      <Button onClick={() => void leave()}>取消</Button>
      {preview && preview.changed > 0 ? (
        <Button key="run" type="primary" loading={isPending} onClick={go}>{`修改 ${preview.changed} 件商品`}</Button>
      ) : (
        <Button
          key="look"
          type="primary"
          disabled={!change}
          loading={look.isPending}
          onClick={() => change && look.mutate({ ...scope, ...change })}
        >
          {`预览 ${isSheet ? form.figured.length : frozen.count} 件`}
        </Button>
      )}
    </>
  );
  return (
    <Modal
      open
      className={isSheet ? 'form-dialog bulk-dialog bulk-wide' : 'form-dialog bulk-dialog'}
      title={`批量修改 ${frozen.count} 件商品`}
      width={720}
      footer={buttons}
      mask={{ closable: !isTyped }}
      onCancel={() => void leave()}
    >
      {started ? (
        <>
          <BulkResult id={started.answer.runId} />
          <p className="bulk-note">
            关闭后可以在<Link to={BULK_RUNS}>批量修改记录</Link>里查看结果，24 小时内可以撤销。
          </p>
        </>
      ) : (
        <>
          <ChangeFields
            chosen={frozen.chosen}
            form={form}
            onChange={(part) => {
              setForm({ ...form, ...part });
              look.reset();
            }}
          />
          {error && asked && <Failing error={error} again={() => look.mutate(asked)} />}
          {preview && (
            <div className="bulk-preview">
              <PreviewTable preview={preview} />
            </div>
          )}
        </>
      )}
    </Modal>
  );
}
