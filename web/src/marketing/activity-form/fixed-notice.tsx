import { Alert } from 'antd';
import type { Call } from '#contract/call.ts';
import { RunButton } from '#web/ui/index.ts';

interface Props<I extends object> {
  /** Reason it cannot be changed, and what may be done. */
  says: string;
  /** The act that lets it be changed, and its consequence. */
  off: Call<I, null>;
  input: I;
  ends: string;
}

/** Head of the form of an activity that stays as it is while it is on, with the way out. */
export const FixedNotice = <I extends object>({ says, off, input, ends }: Props<I>) => (
  <Alert
    className="form-problem"
    type="info"
    showIcon
    title={says}
    action={<RunButton label="关闭活动" call={off} input={input} ask={`确定关闭？${ends}`} says="活动已关闭，可以修改了" />}
  />
);
