import { SyncOutlined } from '@ant-design/icons';
import type { Answer } from '#contract/call.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { notify } from '#web/ui/basics/notify.ts';
import type { Key } from '#web/ui/wire/index.ts';

const NAMED = 3;

const named = (verb: string, names: readonly string[]) =>
  names.length === 0
    ? []
    : [`${verb} ${names.length} 家物流公司：${names.slice(0, NAMED).join('、')}${names.length > NAMED ? '等' : ''}`];

/** “新增 23 家物流公司：众邮快递、丰网速运、顺心捷达等”; other servers say nothing of it. */
function saidOf(synced: Answer<typeof expressCalls.sync>): string {
  if (synced === null) return '物流公司已同步';
  const said = [...named('新增', synced.added), ...named('更新', synced.updated)];
  return said.length === 0 ? '物流公司已是最新' : said.join('；');
}

/** Adds the carriers that are missing. */
export const SyncButton = (_: { call: Key }) => (
  <RunButton
    label="同步物流公司"
    call={expressCalls.sync}
    input={{}}
    primary
    icon={<SyncOutlined aria-hidden />}
    then={(synced) => notify.success(saidOf(synced))}
  />
);
