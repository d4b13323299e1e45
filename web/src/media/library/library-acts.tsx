import { CheckOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, TreeSelect } from 'antd';
import type { ReactNode } from 'react';
import { attachmentCalls } from '#contract/pictures/attachments.ts';
import { Can } from '#web/ui/action/can.tsx';
import type { Branch } from '#web/ui/filters/branch.ts';
import { choiceOf } from '../library-tree/tree.ts';
import type { ChosenPictures, LibraryPicture } from './use-pictures.ts';

interface Props {
  root: Branch;
  chosen: ChosenPictures;
  onMove: (id: number) => void;
  onRemove: () => void;
  /** Shows the one that is chosen. */
  onOpen: (picture: LibraryPicture) => void;
  /** Act that takes the chosen ones; absent where nobody waits for pictures. */
  use?: ReactNode;
  children: ReactNode;
}

export const UseButton = ({ onUse }: { onUse: () => void }) => (
  <Button type="primary" icon={<CheckOutlined aria-hidden />} onClick={onUse}>
    使用选中图片
  </Button>
);

/** Acts on the pictures that are chosen. */
export function LibraryActs({ root, chosen, onMove, onRemove, onOpen, use, children }: Props) {
  const only = chosen.rows.length === 1 ? chosen.rows[0] : undefined;
  return (
    <div className="library-acts" role="group" aria-label="图片操作">
      {children}
      <Can call={attachmentCalls.move}>
        <TreeSelect
          className="library-move"
          aria-label="移动到"
          placeholder="移动到"
          treeDefaultExpandAll
          popupMatchSelectWidth={false}
          value={null}
          treeData={[choiceOf(root)]}
          onChange={(id: number | null) => id !== null && onMove(id)}
        />
      </Can>
      <Can call={attachmentCalls.delete}>
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          删除图片
        </Button>
      </Can>
      {chosen.rows.length > 0 && (
        <span className="library-count">
          <span aria-live="polite">{`已选 ${chosen.rows.length} 个`}</span>
          {only && (
            <Button type="link" size="small" onClick={() => onOpen(only)}>
              查看
            </Button>
          )}
          <Button type="link" size="small" onClick={chosen.clear}>
            取消选择
          </Button>
        </span>
      )}
      {use}
    </div>
  );
}
