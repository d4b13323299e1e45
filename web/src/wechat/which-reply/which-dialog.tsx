import { Alert, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { type MessageKind, type ReplyVerdict, messageKinds, replyReasons } from '#contract/wechat/reply-record.ts';
import { replyCalls } from '#contract/wechat/replies.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { Choice, Failing, useCall } from '#web/ui/index.ts';
import { Link } from 'react-router';
import { pageOfRule } from '../reply/addresses.ts';
import { ReplyPreview } from '../reply/reply-preview.tsx';
import '#web/ui/form/form.css';
import './which-dialog.css';

const nameOf = (keywords: readonly string[]) => `规则“${keywords.join('、')}”`;

function Verdict({ verdict: { reason, word, reply, defect, off }, asked }: { verdict: ReplyVerdict; asked: string }) {
  return (
    <div className="which-verdict" role="status">
      <p>
        <Choice of={replyReasons} value={reason} />
        {word !== '' && `关键字“${word}”，`}
        {reply ? <Link to={pageOfRule(reply)}>{nameOf(reply.keywords)}</Link> : '用户收不到回复'}
      </p>
      {defect !== '' && <Alert type="warning" showIcon title={`不会发出：${defect}`} />}
      {off.map(({ id, keywords }) => (
        <p key={id}>
          <Link to={pageOfRule({ id, keywords })}>{nameOf(keywords)}</Link>也符合，但已禁用，不回复
        </p>
      ))}
      {reply && <ReplyPreview type={reply.type} data={reply.data} asked={asked} />}
    </div>
  );
}

interface Asked {
  kind: MessageKind;
  text: string;
}

/** A box for a message: which rule answers it, and why. */
export function WhichDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const [kind, setKind] = useState<MessageKind>(messageKinds.text);
  const [asked, setAsked] = useState<Asked>();
  const { data, error, refetch, isFetching } = useCall(replyCalls.which, asked ?? { kind, text: '' }, {
    enabled: asked !== undefined,
    saysItself: true,
  });
  const ask = (text: string) => setAsked({ kind, text });
  const choose = (next: MessageKind) => {
    setKind(next);
    setAsked(next === messageKinds.follow ? { kind: next, text: '' } : undefined);
  };
  return (
    <Modal open title="哪条规则会回复" className="form-dialog" width={560} footer={null} onCancel={onClose}>
      <div className="which-asking">
        <Radio.Group
          aria-label="用户"
          options={messageKinds.options}
          value={kind}
          onChange={(event) => choose(event.target.value)}
        />
        {kind !== messageKinds.follow && (
          <Input.Search
            aria-label={kind === messageKinds.click ? '菜单的关键字' : '用户发来的话'}
            placeholder={kind === messageKinds.click ? '菜单里填写的关键字' : '输入用户会发来的话'}
            enterButton="看看"
            autoFocus
            maxLength={600}
            loading={isFetching}
            onSearch={ask}
          />
        )}
      </div>
      {error && <Failing error={error} again={() => void refetch()} />}
      {asked && data && <Verdict verdict={data} asked={asked.text} />}
    </Modal>
  );
}
