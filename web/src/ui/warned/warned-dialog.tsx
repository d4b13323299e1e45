import { Form, type GetRef, Input, Modal } from 'antd';
import { useRef } from 'react';
import { useFocusBack } from '../basics/use-focus-back.ts';
import '../form/form.css';
import './warned.css';

export interface Warnings {
  /** Sentences, each of them once. */
  says: readonly string[];
  /** Goes on without a reason, which is asked for otherwise. */
  isNote?: boolean;
  /** Words beside the field of the reason. */
  reason?: { extra: string; missing: string; example: string };
  /** Done all the same. */
  act?: string;
}

const MOST = 200;
const SAVE = '保存';
const sold = { extra: '会记在“活动冲突”里', missing: '请写一句为什么仍然这样卖', example: '例如：清仓，店长同意' };

/** Sentences that stand against saving, and the reason for which it is saved all the same. */
export function WarnedDialog({
  says,
  isNote = false,
  reason = sold,
  act = SAVE,
  onEnd,
}: Warnings & { onEnd: (reason: string | undefined) => void }) {
  useFocusBack();
  const [form] = Form.useForm<{ reason?: string }>();
  const field = useRef<GetRef<typeof Input.TextArea>>(null);
  return (
    <Modal
      open
      className="form-dialog"
      title={`${act}前请看一眼`}
      width={520}
      okText={`仍然${act}`}
      cancelText={act === SAVE ? '返回修改' : '取消'}
      afterOpenChange={(isOpen) => isOpen && field.current?.focus()}
      onOk={() => form.submit()}
      onCancel={() => onEnd(undefined)}
    >
      <ul className="warned">
        {says.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Form
        form={form}
        layout="vertical"
        onFinish={({ reason: given = '' }) => onEnd(given.trim())}
        onFinishFailed={() => field.current?.focus()}
      >
        {isNote || (
          <Form.Item
            name="reason"
            label={`仍然${act}的原因`}
            required
            extra={reason.extra}
            rules={[{ required: true, whitespace: true, message: reason.missing }]}
          >
            <Input.TextArea ref={field} rows={2} maxLength={MOST} placeholder={reason.example} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
