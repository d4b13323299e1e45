import { useQueryClient } from '@tanstack/react-query';
import { BULK_SYNC_MAX } from '#contract/bulk-run.ts';
import type { Call } from '#contract/call.ts';
import { onOrOff } from '#contract/choices.ts';
import { type CustomerLevel, customerLevelCalls } from '#contract/customers/levels.ts';
import { FlagSwitch, RunButton, countText } from '#web/ui/index.ts';
import { useConfirm } from '#web/ui/action/confirm.ts';
import { queryOf } from '#web/ui/wire/index.ts';

const { members, risers } = customerLevelCalls;

/** Counts customers whom a change of levels moves; undefined where they cannot be counted. */
function useCount() {
  const client = useQueryClient();
  return <I extends object>(call: Call<I, { customers: number }>, input: I): Promise<number | undefined> =>
    client.fetchQuery({ ...queryOf(call, input), staleTime: 0 }).then(
      ({ customers }) => customers,
      () => undefined,
    );
}

/** Many are moved after the answer. */
const pace = (customers = 0): string => (customers > BULK_SYNC_MAX ? '，在后台分批进行' : '');

const NOT_BACK = '。其中管理员手动设置到这一级的，再开启时不会自动回来';

/** Question of the wire, the number of customers it is about, and what else is so of them. */
function useWarning({ id }: CustomerLevel) {
  const count = useCount();
  return async (wire: string, further = '') => {
    const customers = await count(members, { id });
    if (customers === undefined) return wire;
    return customers === 0
      ? `${wire}（目前没有用户在这个等级）`
      : `${wire}（${countText(customers)} 位用户会调整到其余等级${pace(customers)}）${further}`;
  };
}

function fallSaid(customers: number | undefined): string {
  if (customers === 0) return '';
  const who = customers === undefined ? '达不到新经验的用户' : `${countText(customers)} 位用户达不到新的经验，`;
  return `${who}会调整到其余等级${pace(customers)}，以后按新等级的折扣付款。`;
}

const riseSaid = (customers: number | undefined, discount: unknown): string =>
  customers
    ? `${countText(customers)} 位用户的经验已经达到，会升到这个等级${pace(customers)}，以后按原价的 ${Number(discount)}% 付款。`
    : '';

/** Asks before a level that is saved takes customers off it, or lifts others to it. */
export function useMoveWarning(level?: CustomerLevel) {
  const count = useCount();
  const confirm = useConfirm();
  return async (edited: Readonly<Record<string, unknown>>): Promise<boolean> => {
    const [grade, experience] = [Number(edited['grade']), Number(edited['experience'])];
    const isHigher = level && edited['keepsMembers'] !== true && experience > (level.keepsFrom ?? level.experience);
    const isWider = level === undefined || experience < level.experience || grade > level.grade;
    const isShown = level?.isShow ?? edited['isShow'] === true;
    const place = { ...(level && { id: level.id }), grade, experience };
    const fall = isHigher ? fallSaid(await count(members, { id: level.id, experience })) : '';
    const rise = isShown && isWider ? riseSaid(await count(risers, place), edited['discount']) : '';
    const ask = fall + rise;
    return ask === '' || confirm({ ask, label: '保存' });
  };
}

export function LevelSwitch({ level }: { level: CustomerLevel }) {
  const { id, name, isShow, grade, experience, discount } = level;
  const warning = useWarning(level);
  const count = useCount();
  return (
    <FlagSwitch
      on={isShow}
      label={`${name}开启`}
      of={onOrOff}
      call={customerLevelCalls.use}
      input={(on) => ({ id, isShow: on })}
      askOn={async () => riseSaid(await count(risers, { id, grade, experience }), discount)}
      askOff={() => warning('该操作会导致对应用户等级隐藏，请谨慎操作', NOT_BACK)}
    />
  );
}

export function LevelDelete({ level }: { level: CustomerLevel }) {
  const warning = useWarning(level);
  return (
    <RunButton
      label="删除"
      call={customerLevelCalls.delete}
      input={{ id: level.id }}
      ask={() => warning('删除吗？删除会导致对应用户等级数据清空，请谨慎操作！')}
      danger
    />
  );
}
