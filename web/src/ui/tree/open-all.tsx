import { NodeCollapseOutlined, NodeExpandOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { useTree } from './use-tree.ts';

type Tree = Pick<ReturnType<typeof useTree>, 'hasBranches' | 'isAllOpen' | 'searched' | 'openAll' | 'closeAll'>;

/** Opens every branch, or closes them all; disabled until the tree has some. */
export function OpenAll({ tree }: { tree: Tree }) {
  const label = tree.isAllOpen ? '全部收起' : '全部展开';
  return (
    <Button
      type="text"
      icon={tree.isAllOpen ? <NodeCollapseOutlined /> : <NodeExpandOutlined />}
      aria-label={label}
      title={label}
      disabled={tree.searched || !tree.hasBranches}
      onClick={tree.isAllOpen ? tree.closeAll : tree.openAll}
    />
  );
}
