import { Form } from 'antd';
import type { ReactNode } from 'react';
import type { Call } from '#contract/call.ts';
import type { ReplyDraft } from '#contract/wechat/reply-record.ts';
import { replyCalls } from '#contract/wechat/replies.ts';
import { FormPage, Section } from '#web/ui/index.ts';
import { ReplyPreview } from '../reply/reply-preview.tsx';
import { WhichReplyButton } from '../which-reply/which-reply.tsx';
import { type ReplyValues, toFormValuesOfTheirs, toInput, toShown, worded } from './form-values.ts';
import { ReplyFields } from './reply-fields.tsx';
import './reply-form.css';

function Preview({ asked }: { asked: string }) {
  const values = Form.useWatch((all: ReplyValues) => all) as ReplyValues | undefined;
  return values?.type && <ReplyPreview type={values.type} data={toShown(values)} asked={values.keywords?.[0] ?? asked} />;
}

interface Props {
  title: string;
  start: ReplyValues;
  /** Said by the follower in the preview, where the rule has no words. */
  asked: string;
  /** Address to go to when it is saved; a page that stays has none. */
  then?: string;
  /** Fields above those of the reply. */
  children?: ReactNode;
}

/** A reply is written beside the phone that shows it. */
export function ReplySheet({ title, start, asked, then, children }: Props) {
  const { id, keywords } = start;
  const call: Call<ReplyDraft & { id?: number }, null> = id === undefined ? replyCalls.save : replyCalls.update;
  return (
    <FormPage
      title={title}
      call={call}
      start={start}
      input={toInput}
      read={toFormValuesOfTheirs}
      worded={worded}
      keepAs={`wechat-reply:${id ?? (keywords.join() || 'new')}`}
      label="保存并发布"
      then={then}
      actions={<WhichReplyButton />}
    >
      <Section title="回复规则">
        {children}
        <ReplyFields />
      </Section>
      <aside className="form-aside" aria-label="预览">
        <div className="form-section">
          <Preview asked={asked} />
        </div>
      </aside>
    </FormPage>
  );
}
