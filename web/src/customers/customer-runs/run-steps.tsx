import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Form, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Answer, Call } from '#contract/call.ts';
import { type BegunRun, type CustomerTask, customerRunCalls } from '#contract/segments/customer-runs.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { Failing, GIVE_UP_UNSAVED, countText, run, useConfirm, useRun } from '#web/ui/index.ts';
import { CUSTOMER_RUNS } from '../places.ts';
import type { ChosenCustomers } from './chosen.ts';
import { CustomerRunResult } from './customer-run-result.tsx';
import '#web/ui/form/form.css';
import './customer-runs.css';

const { previewMany } = customerRunCalls;
type RunPreview = Answer<typeof previewMany>;

export interface RunDialogProps {
  chosen: ChosenCustomers;
  whom: string;
  onClose: (hasRun: boolean) => void;
}

interface RunWords {
  label: string;
  verb: string;
  /** Sentence on those for whom there is nothing to do. */
  unchanged: string;
  note: ReactNode;
}

interface Props<T extends CustomerTask> extends RunDialogProps {
  words: RunWords;
  call: Call<ChosenCustomers & T & { expected?: number | undefined }, BegunRun>;
  /** Undefined while something is missing. */
  task: T | undefined;
  /** The fields. */
  children: ReactNode;
}

/** Coupons that lack; 0 where there are enough. */
const shortBy = ({ changed, left }: RunPreview): number => (left === null ? 0 : Math.max(0, changed - left));

/** Customers who were ticked and are not there, or went into another account since. */
const missingOf = ({ ids }: ChosenCustomers, { matched }: RunPreview): number => (ids ? Math.max(0, ids.length - matched) : 0);

function previewWords(preview: RunPreview, { verb, unchanged }: RunWords, missing: number): string {
  const { matched, changed, left } = preview;
  const same = matched - changed;
  const found = `共 ${countText(matched)} 位用户，将${verb} ${countText(changed)} 位${same > 0 ? `，${countText(same)} 位${unchanged}` : ''}${missing > 0 ? `，${countText(missing)} 位没有找到或已并入别的账号` : ''}`;
  if (left === null) return `${found}。`;
  const short = shortBy(preview);
  if (short > 0)
    return `${found}。这张券只剩 ${countText(left)} 张，还差 ${countText(short)} 张，请换一张剩余更多的券，或缩小范围。`;
  return `${found}。这张券还剩 ${countText(left)} 张。`;
}

/** An act on many in three steps, its fields, preview and outcome: nothing is done before it was seen for how many. */
export function RunSteps<T extends CustomerTask>({ words, call, task, chosen, whom, onClose, children }: Props<T>) {
  const [frozen] = useState(chosen);
  const look = useMutation({ mutationFn: (asked: T) => run(previewMany, { ...frozen, ...asked }) });
  const { data: preview, variables: seen, error } = look;
  const isSeen = preview !== undefined && JSON.stringify(seen) === JSON.stringify(task);
  const mayGo = isSeen && preview.changed > 0 && shortBy(preview) === 0;
  const {
    mutateAsync,
    isPending,
    data: started,
  } = useRun(call, {
    says: ({ jobId, changed }) => (jobId === null ? `已${words.verb} ${countText(changed)} 位用户` : undefined),
    touches: ['coupon', 'coupon_user'],
    then: ({ refused, jobId }) => {
      if (jobId === null && refused === 0) onClose(true);
    },
  });
  useFocusBack();
  const confirm = useConfirm();
  const isTyped = task !== undefined && started === undefined;
  const leave = async () => {
    if (isTyped && !(await confirm(GIVE_UP_UNSAVED))) return;
    onClose(started !== undefined);
  };
  const go = () => {
    // A run that was refused needs another look: the customers are no longer those of the preview.
    if (preview && task) mutateAsync({ ...frozen, ...task, expected: preview.matched }).catch(look.reset);
  };
  const buttons = started ? (
    <Button onClick={() => onClose(true)}>关闭</Button>
  ) : (
    <>
      <Button onClick={() => void leave()}>取消</Button>
      {mayGo ? (
        <Button key="run" type="primary" loading={isPending} onClick={go}>
          {`${words.verb} ${countText(preview.changed)} 位用户`}
        </Button>
      ) : (
        <Button key="look" type="primary" disabled={!task} loading={look.isPending} onClick={() => task && look.mutate(task)}>
          {isSeen ? '重新预览' : '下一步：预览人数'}
        </Button>
      )}
    </>
  );
  return (
    <Modal
      open
      className="form-dialog customer-run"
      title={`为${whom}${words.label}`}
      width={560}
      footer={buttons}
      mask={{ closable: !isTyped }}
      onCancel={() => void leave()}
    >
      {started ? (
        <>
          <CustomerRunResult id={started.answer.runId} />
          <p className="run-note">
            关闭后可以在<Link to={CUSTOMER_RUNS}>批量操作记录</Link>里查看结果。
          </p>
        </>
      ) : (
        <Form layout="vertical">
          {children}
          <p className="run-note">{words.note}</p>
          {error && task && <Failing error={error} again={() => look.mutate(task)} />}
          {isSeen && (
            <Alert
              type={preview.changed === 0 || shortBy(preview) > 0 ? 'warning' : 'info'}
              showIcon
              title={previewWords(preview, words, missingOf(frozen, preview))}
            />
          )}
        </Form>
      )}
    </Modal>
  );
}
