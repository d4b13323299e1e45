import { useQueryClient } from '@tanstack/react-query';
import { onOrOff } from '#contract/choices.ts';
import { type CustomerLevel, customerLevelCalls } from '#contract/customers/levels.ts';
import { FlagSwitch, RunButton } from '#web/ui/index.ts';
import { useConfirm } from '#web/ui/action/confirm.ts';
import { queryOf } from '#web/ui/wire/index.ts';

/** Question of the wire, and the number of customers it is about. */
function useWarning({ id }: CustomerLevel) {
  const client = useQueryClient();
  return async (wire: string) => {
    const members = queryOf(customerLevelCalls.members, { id });
    const found = await client.fetchQuery({ ...members, staleTime: 0 }).catch(() => undefined);
    if (found === undefined) return wire;
    const { customers } = found;
    return customers === 0 ? `${wire}（目前没有用户在这个等级）` : `${wire}（${customers} 位用户会调整到其余等级）`;
  };
}

const FALL = '会调整到其余等级，以后按新等级的折扣付款';

/** Asks before a higher threshold takes customers off their level. */
export function useFallWarning({ id, experience }: CustomerLevel) {
  const client = useQueryClient();
  const confirm = useConfirm();
  return async (edited: Readonly<Record<string, unknown>>): Promise<boolean> => {
    const next = Number(edited['experience']);
    if (edited['keepsMembers'] === true || !(next > experience)) return true;
    const short = queryOf(customerLevelCalls.members, { id, experience: next });
    const { customers } = await client.fetchQuery({ ...short, staleTime: 0 }).catch(() => ({ customers: undefined }));
    if (customers === 0) return true;
    const who = customers === undefined ? '达不到新经验的用户' : `${customers} 位用户达不到新的经验，`;
    return confirm({ ask: `${who}${FALL}。`, label: '保存' });
  };
}

export function LevelSwitch({ level }: { level: CustomerLevel }) {
  const { id, name, isShow } = level;
  const warning = useWarning(level);
  return (
    <FlagSwitch
      on={isShow}
      label={`${name}开启`}
      of={onOrOff}
      call={customerLevelCalls.use}
      input={(on) => ({ id, isShow: on })}
      askOff={() => warning('该操作会导致对应用户等级隐藏，请谨慎操作')}
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
