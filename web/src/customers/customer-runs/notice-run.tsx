import { Form, Input } from 'antd';
import { useState } from 'react';
import { showHour } from '#contract/moment.ts';
import { NIGHT } from '#contract/notifications/events.ts';
import { NOTICE_MAX } from '#contract/notifications/letters.ts';
import { customerRunCalls } from '#contract/segments/customer-runs.ts';
import { type RunDialogProps, RunSteps } from './run-steps.tsx';

const words = {
  label: '发送通知',
  verb: '通知',
  unchanged: '没有关注公众号或一天内已收过通知',
  note: `用“客群通知”的公众号模板发给关注中的用户，每人一天最多一条，${showHour(NIGHT.begins)} 后的次日 ${showHour(NIGHT.ends)} 发出，发出后不能撤回。微信只允许用模板消息发服务通知，发广告可能被封禁。`,
};

/** A message for many, by a template of the public account. */
export function NoticeRun(props: RunDialogProps) {
  const [text, setText] = useState('');
  const typed = text.trim();
  return (
    <RunSteps
      {...props}
      words={words}
      call={customerRunCalls.noticeMany}
      task={typed === '' ? undefined : { notice: { text: typed } }}
    >
      <Form.Item label="通知内容" htmlFor="run-notice">
        <Input
          id="run-notice"
          placeholder="例如：门店本周六盘点，暂停自提"
          maxLength={NOTICE_MAX}
          showCount
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Form.Item>
    </RunSteps>
  );
}
