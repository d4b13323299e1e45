import { Select } from 'antd';
import { useState } from 'react';
import { customerGroupCalls } from '#contract/customers/groups.ts';
import { customerLevelCalls } from '#contract/customers/levels.ts';
import { customerTagCalls } from '#contract/customers/tags.ts';
import type { Audience } from '#contract/segments/coupon-sending-record.ts';
import { segmentCalls } from '#contract/segments/segments.ts';
import { useCall, useMay } from '#web/ui/index.ts';
import { several } from '#web/ui/inputs/several.ts';

export const nobody: Audience = { tagIds: [], levelIds: [], groupIds: [], segmentIds: [] };

/** True while nothing is chosen. */
export const isNobody = (audience: Audience): boolean => Object.values(audience).every((ids) => ids.length === 0);

const everyRow = { page: 1, limit: 9999 };
const nothing = {};
const kinds = [
  ['tagIds', '标签'],
  ['levelIds', '等级'],
  ['groupIds', '分组'],
  ['segmentIds', '客群'],
] as const;

interface Named {
  id: number;
  name: string;
}

/** Names of every kind that this person may read. */
function useNames() {
  const may = useMay();
  const tags = useCall(customerTagCalls.list, everyRow, { enabled: may(customerTagCalls.list), saysItself: true });
  const levels = useCall(customerLevelCalls.list, nothing, { enabled: may(customerLevelCalls.list), saysItself: true });
  const groups = useCall(customerGroupCalls.list, everyRow, { enabled: may(customerGroupCalls.list), saysItself: true });
  const segments = useCall(segmentCalls.list, everyRow, { enabled: may(segmentCalls.list), saysItself: true });
  const rows: Readonly<Record<keyof Audience, readonly Named[]>> = {
    tagIds: tags.data?.list ?? [],
    levelIds: levels.data ?? [],
    groupIds: groups.data?.list.map(({ id, groupName }) => ({ id, name: groupName })) ?? [],
    segmentIds: segments.data?.list ?? [],
  };
  const asked = [tags, levels, groups, segments];
  return { rows, isLoading: asked.some((one) => one.isLoading), isFailing: asked.some((one) => one.error !== null) };
}

const keyOf = (kind: keyof Audience, id: number) => `${kind} ${id}`;

const toAudience = (keys: readonly string[]): Audience => {
  const idsOf = (kind: keyof Audience) =>
    keys.flatMap((key) => {
      const [of, id] = key.split(' ');
      return of === kind ? [Number(id)] : [];
    });
  return { tagIds: idsOf('tagIds'), levelIds: idsOf('levelIds'), groupIds: idsOf('groupIds'), segmentIds: idsOf('segmentIds') };
};

interface Props {
  id?: string;
  value?: Audience;
  onChange?: (audience: Audience) => void;
  onBlur?: () => void;
}

/** Tags, levels, groups and segments by name, in one list: whoever fulfils one of them is meant. */
export function AudienceInput({ value = nobody, onChange, ...control }: Props) {
  const { rows, isLoading, isFailing } = useNames();
  // Most audiences are one name: the list closes after it, and covers nothing below.
  const [isOpen, setOpen] = useState(false);
  const options = kinds.flatMap(([kind, label]) => {
    const unnamed = value[kind]
      .filter((id) => !rows[kind].some((row) => row.id === id))
      .map((id) => ({ id, name: isLoading ? '读取中…' : `编号 ${id}` }));
    const of = [...rows[kind], ...unnamed].map(({ id, name }) => ({ value: keyOf(kind, id), label: `${label}：${name}` }));
    return of.length > 0 ? [{ label, options: of }] : [];
  });
  return (
    <Select<readonly string[]>
      {...control}
      {...several}
      loading={isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      placeholder="选择标签、等级、分组或客群"
      notFoundContent={isFailing ? '没有读到，请关闭后重新打开' : '还没有标签、等级、分组和客群'}
      value={kinds.flatMap(([kind]) => value[kind].map((id) => keyOf(kind, id)))}
      open={isOpen}
      onOpenChange={setOpen}
      onSelect={() => setOpen(false)}
      onChange={(keys) => onChange?.(toAudience(keys))}
      options={options}
    />
  );
}
