import { Form, Input, Modal, Radio } from 'antd';
import { type ReactNode, useState } from 'react';
import {
  type TemplateChannel,
  receivers,
  switchStates,
  templateChannels,
  wayNames,
} from '#contract/notifications/event-terms.ts';
import { NIGHT, findEvent } from '#contract/notifications/events.ts';
import type { TestOutcome } from '#contract/notifications/letters.ts';
import { textsIn } from '#contract/notifications/sms-records.ts';
import { showHour } from '#contract/moment.ts';
import { type Notification, type Template, onOff } from '#contract/notifications/notification-record.ts';
import { notificationCalls } from '#contract/notifications/notifications.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { Field, FormPage, Loaded, TabStrip, useLeaving } from '#web/ui/index.ts';
import { TemplateMapping } from './template-mapping.tsx';
import { LettersLink, TestButton, TestSaid } from './test-letter.tsx';
import './notification-list.css';

const stateOf = ({ isWechat, isRoutine, isSms }: Notification) => ({ wechat: isWechat, routine: isRoutine, sms: isSms });

/** Content and fields are those of WeChat's templates; a text message keeps its own. */
const startOf = (id: number, detailType: TemplateChannel, { tempId, status, content, fields, aliyunCode }: Template) => ({
  id,
  detailType,
  tempId: tempId ?? '',
  status,
  ...(detailType === 'sms' ? { aliyunCode } : { content: content ?? '', fields }),
});

/** Hours in which the letters of an event leave. */
const timeOf = (mark: string): string =>
  findEvent(mark)?.isUrgent
    ? '全天'
    : `${showHour(NIGHT.begins)} 到次日 ${showHour(NIGHT.ends)} 不打扰用户，早上 ${showHour(NIGHT.ends)} 发送`;

interface FieldsProps {
  template: Template;
  channel: TemplateChannel;
  mark: string;
  children: ReactNode;
}

/** Template as it stands, and what can be changed of it. */
const TemplateFields = ({ template, channel, mark, children }: FieldsProps) => (
  <div className="form-section">
    <Form.Item label="ID">{template.id}</Form.Item>
    {template.name && <Form.Item label="模板名">{template.name}</Form.Item>}
    {template.title && <Form.Item label="模板说明">{template.title}</Form.Item>}
    {channel === 'sms' ? (
      <>
        <Form.Item label="一号通模板ID">{template.tempId}</Form.Item>
        <Field name="aliyunCode" help="用阿里云短信时填写。申请模板时照抄下面的内容，把 {$变量} 写成 ${变量}">
          <Input placeholder="SMS_123456789" />
        </Field>
      </>
    ) : (
      <TemplateMapping mark={mark} channel={channel} template={template} />
    )}
    {template.tempKey && <Form.Item label="模板编号">{template.tempKey}</Form.Item>}
    {channel === 'sms' && template.content && (
      <Form.Item label="模板内容">
        <pre className="template-text">{template.content}</pre>
      </Form.Item>
    )}
    <Form.Item label="费用">{channel === 'sms' ? `约 ${textsIn(template.content ?? '')} 条短信` : '免费'}</Form.Item>
    {findEvent(mark)?.letter && <Form.Item label="发送时间">{timeOf(mark)}</Form.Item>}
    <Field name="status">
      <Radio.Group options={onOff.options} />
    </Field>
    {children}
  </div>
);

interface Props {
  notification: Notification;
  onClose: () => void;
}

/** Templates of an event, a tab for each channel that it has. */
export function DetailDialog({ notification, onClose }: Props) {
  useFocusBack();
  const { id, type, mark } = notification;
  const states = stateOf(notification);
  const had = templateChannels.values.filter((channel) => states[channel] !== switchStates.none);
  const [channel, setChannel] = useState(had[0] ?? 'sms');
  const [tested, setTested] = useState<TestOutcome>();
  const leaving = useLeaving();
  const pick = (value: string | number) => {
    setTested(undefined);
    setChannel(had.find((one) => one === value) ?? channel);
  };
  return (
    <Modal
      open
      className="form-dialog"
      title={`通知详情：${type}`}
      width={720}
      footer={null}
      onCancel={() => void leaving(onClose)}
    >
      <TabStrip
        value={channel}
        items={had.map((value) => ({ value, label: wayNames[value] }))}
        onPick={(value) => void leaving(() => pick(value))}
      />
      <Loaded key={channel} call={notificationCalls.detail} input={{ id, detailType: channel }}>
        {(template) =>
          template && (
            <FormPage
              isPart
              title={wayNames[channel]}
              call={notificationCalls.update}
              start={startOf(id, channel, template)}
              says="修改成功"
              then={onClose}
              actions={
                <>
                  {notification.sendType === receivers.customer && <LettersLink mark={mark} channel={channel} />}
                  <TestButton id={id} channel={channel} onSent={setTested} />
                </>
              }
            >
              <TemplateFields template={template} channel={channel} mark={mark}>
                {tested && <TestSaid of={tested} />}
              </TemplateFields>
            </FormPage>
          )
        }
      </Loaded>
    </Modal>
  );
}
