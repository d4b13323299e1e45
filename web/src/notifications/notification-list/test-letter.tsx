import { Alert, Radio } from 'antd';
import { Link } from 'react-router';
import type { TemplateChannel } from '#contract/notifications/event-terms.ts';
import { type TestOutcome, letterCalls } from '#contract/notifications/letters.ts';
import { letterOutcomes } from '#contract/notifications/outbox.ts';
import { meaningOf } from '#contract/choices.ts';
import { DialogButton, Field, TextField, useMay } from '#web/ui/index.ts';
import { CustomerInput, type PickedCustomer } from '#web/ui/pickers/customer-input.tsx';

const labels = { own: '我绑定的微信', phone: '手机号', customer: '一位用户' } as const;
type Receiver = keyof typeof labels;

/** Receivers that a channel reaches, the usual one first. */
const reached: Readonly<Record<TemplateChannel, readonly [Receiver, ...Receiver[]]>> = {
  wechat: ['own', 'customer'],
  routine: ['customer'],
  sms: ['phone', 'customer'],
};

interface TestValues {
  to: Receiver;
  customer: PickedCustomer | null;
  phone: string;
}

interface Props {
  id: number;
  channel: TemplateChannel;
  onSent: (outcome: TestOutcome) => void;
}

/** Sends the saved template with the examples of the preview to one person. */
export function TestButton({ id, channel, onSent }: Props) {
  const [first, ...others] = reached[channel];
  const inputOf = ({ to, customer, phone }: TestValues) => ({
    id,
    detailType: channel,
    ...(to === 'customer' && { uid: customer?.uid }),
    ...(to === 'phone' && { phone }),
  });
  return (
    <DialogButton
      label="发送测试消息"
      title="发送测试消息"
      saveLabel="发送"
      width={480}
      call={letterCalls.test}
      start={{ to: first, customer: null, phone: '' }}
      input={(values) => inputOf(values as unknown as TestValues)}
      says={() => undefined}
      then={onSent}
    >
      <p>
        {channel === 'sms' ? '按已保存的模板和示例内容真实发送一条，会扣短信条数。' : '按已保存的模板和示例内容真实发送一条。'}
        有修改请先保存。
      </p>
      {others.length > 0 && (
        <Field name="to" label="接收人">
          <Radio.Group options={reached[channel].map((value) => ({ value, label: labels[value] }))} />
        </Field>
      )}
      <TextField name="phone" when={{ to: 'phone' }} inputMode="tel" check={(typed) => (typed ? undefined : '请输入手机号')} />
      <Field
        name="customer"
        label="用户"
        when={{ to: 'customer' }}
        isFilled
        check={(picked) => (picked ? undefined : '请选择收测试消息的用户')}
      >
        <CustomerInput />
      </Field>
    </DialogButton>
  );
}

const tones = { underway: 'success', done: 'success', trouble: 'error', waits: 'warning', rest: 'warning' } as const;
const bringIntoSight = (said: HTMLElement | null) => said?.scrollIntoView({ block: 'nearest' });

/** Outcome of a test, beside the template that was sent. */
export const TestSaid = ({ of: { outcome, says } }: { of: TestOutcome }) => (
  <div ref={bringIntoSight} role="status">
    <Alert type={tones[meaningOf(letterOutcomes, outcome) ?? 'rest']} showIcon title={says} />
  </div>
);

/** Way to the letters of an event by a channel, whoever may see them. */
export function LettersLink({ mark, channel }: { mark: string; channel: TemplateChannel }) {
  const may = useMay();
  if (!may(letterCalls.list)) return null;
  return (
    <Link className="cell-open template-letters" to={`/user/letter?mark=${mark}&channel=${channel}`}>
      发送记录
    </Link>
  );
}
