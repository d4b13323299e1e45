import { SyncOutlined } from '@ant-design/icons';
import { expressCalls } from '#contract/delivery/express.ts';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { notify } from '#web/ui/basics/notify.ts';
import type { Key } from '#web/ui/wire/index.ts';

const NAMED = 3;

/** “新增 23 家物流公司：众邮快递、丰网速运、顺心捷达等” */
function saidOf(added: readonly string[]): string {
  if (added.length === 0) return '没有新的物流公司';
  return `新增 ${added.length} 家物流公司：${added.slice(0, NAMED).join('、')}${added.length > NAMED ? '等' : ''}`;
}

/** Adds the carriers that are missing. */
export const SyncButton = (_: { call: Key }) => (
  <RunButton
    label="同步物流公司"
    call={expressCalls.sync}
    input={{}}
    primary
    icon={<SyncOutlined aria-hidden />}
    then={({ added }) => notify.success(saidOf(added))}
  />
);
