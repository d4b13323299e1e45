import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  LoginOutlined,
  LogoutOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import {
  type Design,
  type DesignItem,
  copyItem,
  intoRow,
  listAt,
  outOfRow,
  removeItem,
  rowBeside,
  spotOf,
  stepItem,
} from './design/design.ts';
import { useDesigner } from './designer-scene.ts';

interface Tool {
  label: string;
  icon: ReactNode;
  next: (design: Design, key: number) => Design;
  isOff?: boolean;
  danger?: boolean;
}

/** Acts on the selected component. */
export function BoardTools({ item: { key } }: { item: DesignItem }) {
  const { design, act } = useDesigner();
  const spot = spotOf(design, key);
  if (!spot) return null;
  const tools: readonly Tool[] = [
    { label: '上移', icon: <ArrowUpOutlined />, next: (now) => stepItem(now, key, -1), isOff: spot.index === 0 },
    {
      label: '下移',
      icon: <ArrowDownOutlined />,
      next: (now) => stepItem(now, key, 1),
      isOff: spot.index === listAt(design, spot.row).length - 1,
    },
    ...(rowBeside(design, key) === undefined ? [] : [{ label: '移入行', icon: <LoginOutlined />, next: intoRow }]),
    ...(spot.row === undefined ? [] : [{ label: '移出行', icon: <LogoutOutlined />, next: outOfRow }]),
    { label: '复制', icon: <CopyOutlined />, next: copyItem },
    { label: '删除', icon: <DeleteOutlined />, next: removeItem, danger: true },
  ];
  return (
    <div className="board-tools">
      {tools.map(({ label, icon, next, isOff = false, danger = false }) => (
        <Button
          key={label}
          size="small"
          icon={icon}
          danger={danger}
          disabled={isOff}
          aria-label={label}
          title={label}
          onClick={({ currentTarget }) => act(currentTarget, next(design, key))}
        />
      ))}
    </div>
  );
}
