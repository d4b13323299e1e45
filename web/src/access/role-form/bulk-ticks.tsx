import { Button, Checkbox, Select } from 'antd';
import { useState } from 'react';
import type { RightNode } from '#contract/access/menu-nodes.ts';
import { roleCalls } from '#contract/access/roles.ts';
import { run, sentenceOf, notify, useCall, useMay } from '#web/ui/index.ts';
import { isSuper } from '../role-list/is-super.ts';
import { everyNode, isFixed, tickedAll, tickedAs, tickedToSee } from './rights.ts';

interface Props {
  tree: readonly RightNode[];
  value: readonly number[];
  /** Only some of the rights are in sight. */
  isCut: boolean;
  roleId: number | undefined;
  onChange: (ids: number[], says?: string) => void;
}

const MANY = 100;

/** Takes over the rights of another role, as far as the person may give them. */
function CopyFrom({ tree, value, roleId, onChange }: Omit<Props, 'isCut'>) {
  const may = useMay();
  const mayAsk = may(roleCalls.list) && may(roleCalls.info);
  const { data } = useCall(roleCalls.list, { page: 1, limit: MANY }, { enabled: mayAsk });
  const [isBusy, setBusy] = useState(false);
  const others = (data?.list ?? []).filter((role) => role.id !== roleId && !isSuper(role));
  if (others.length === 0) return null;
  const copy = async (id: number) => {
    setBusy(true);
    try {
      const other = await run(roleCalls.info, { id });
      onChange(tickedAs(tree, value, other.menuList), `已带入“${other.roleName}”的权限，保存前可以再改`);
    } catch (error) {
      notify.error(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Select<number>
      aria-label="从其他角色带入权限"
      size="small"
      className="rights-copy"
      placeholder="从其他角色带入"
      loading={isBusy}
      value={null}
      options={others.map(({ id, roleName }) => ({ value: id, label: roleName }))}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(id) => void copy(id)}
    />
  );
}

/** Ways to set many ticks at once. */
export function BulkTicks({ isCut, ...ticking }: Props) {
  const { tree, value, onChange } = ticking;
  const ticks = new Set(value);
  const free = everyNode(tree).filter((node) => !isFixed(node));
  const count = free.filter(({ id }) => ticks.has(id)).length;
  const isAll = free.length > 0 && count === free.length;
  return (
    <>
      <Checkbox
        disabled={isCut}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={({ target }) => onChange(tickedAll(tree, value, target.checked))}
      >
        全选
      </Checkbox>
      <Button size="small" disabled={isCut} onClick={() => onChange(tickedToSee(tree, value))}>
        只勾查看
      </Button>
      <CopyFrom {...ticking} />
    </>
  );
}
