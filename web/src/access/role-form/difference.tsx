import type { RightNode } from '#contract/access/menu-nodes.ts';
import { changeOf } from './rights.ts';
import { usePeople } from './role-people.tsx';

interface Props {
  tree: readonly RightNode[];
  ticks: ReadonlySet<number>;
  roleId: number | undefined;
  /** Sentence on what was ticked along. */
  along: string;
}

const named = (nodes: readonly RightNode[]) => nodes.map(({ name }) => name).join('、');

/** Rights that a save would give and take, in a line and by name, and whom that concerns. */
export function Difference({ tree, ticks, roleId, along }: Props) {
  const total = usePeople(roleId)?.total;
  const { added, taken } = roleId === undefined ? { added: [], taken: [] } : changeOf(tree, ticks);
  const parts = [added.length > 0 && `增加 ${added.length} 项`, taken.length > 0 && `去掉 ${taken.length} 项`].filter(Boolean);
  const concerns = total === undefined || parts.length === 0 ? '' : total === 0 ? '还没有人使用这个角色' : `影响 ${total} 人`;
  const says = [...parts, concerns].filter(Boolean).join('，');
  return (
    <>
      <p className="rights-sum" role="status">
        {[along, says].filter(Boolean).join('。')}
      </p>
      {parts.length > 0 && (
        <details className="rights-change">
          <summary>看增减的权限</summary>
          {added.length > 0 && <p>增加：{named(added)}</p>}
          {taken.length > 0 && <p>去掉：{named(taken)}</p>}
        </details>
      )}
    </>
  );
}
