import { NodeCollapseOutlined, NodeExpandOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { useTree } from './use-tree.ts';

/** Opens every branch, or closes them all. */
export function OpenAll({ tree }: { tree: Pick<ReturnType<typeof useTree>, 'isAllOpen' | 'searched' | 'openAll' | 'closeAll'> }) {
  const label = tree.isAllOpen ? '全部收起' : '全部展开';
  return (
    <Button
      type="text"
      icon={tree.isAllOpen ? <NodeCollapseOutlined /> : <NodeExpandOutlined />}
      aria-label={label}
      title={label}
      disabled={tree.searched}
      onClick={tree.isAllOpen ? tree.closeAll : tree.openAll}
    />
  );
}
