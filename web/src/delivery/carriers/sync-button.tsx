import { SyncOutlined } from '@ant-design/icons';
import type { Answer } from '#contract/call.ts';
import { showMoment } from '#contract/moment.ts';
import { expressCalls } from '#contract/delivery/express.ts';
import { useConfirm } from '#web/ui/action/confirm.ts';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { notify } from '#web/ui/basics/notify.ts';
import { type Key, useRun } from '#web/ui/wire/index.ts';

type RanBefore = NonNullable<NonNullable<Answer<typeof expressCalls.sync>>['ranBefore']>;

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

/** Adds the carriers that are missing. The provider is asked once an hour, or more often by somebody who knows what that costs. */
export function SyncButton(_: { call: Key }) {
  const confirm = useConfirm();
  const { mutate: syncAgain } = useRun(expressCalls.sync, { says: saidOf });
  const ask = async ({ at, added, updated }: RanBefore) => {
    const goesOn = await confirm({
      title: '刚刚同步过',
      ask: `${showMoment(at)} 同步过一次，新增 ${added} 家、更新 ${updated} 家。每次同步都会用掉一号通的次数。`,
      label: '仍要同步',
    });
    if (goesOn) syncAgain({ again: true });
  };
  return (
    <RunButton
      label="同步物流公司"
      call={expressCalls.sync}
      input={{}}
      primary
      icon={<SyncOutlined aria-hidden />}
      then={(synced) => (synced?.ranBefore ? void ask(synced.ranBefore) : notify.success(saidOf(synced)))}
    />
  );
}
