import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useLeaving } from '../action/use-leaving.ts';
import { useFocusBack } from '../basics/use-focus-back.ts';
import { usePhone } from '../basics/use-phone.ts';
import { DETAIL, useDrawerEscape } from './use-drawer-escape.ts';
import { useNeighbourKeys } from './use-neighbour-keys.ts';
import { WayBack } from '../list-parts/way-back.ts';

interface Props {
  title: ReactNode;
  width: number;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  onClose: () => void;
  /** The record's row, where the focus goes when it is closed. */
  rowOf: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/** A record over its list. */
export function DetailDrawer({ title, width, rowOf, children, ...ways }: Props) {
  const leaving = useLeaving();
  const asked = (leave: (() => void) | undefined) => leave && (() => void leaving(leave));
  const [previous, next] = [asked(ways.previous), asked(ways.next)];
  const onClose = () => void leaving(ways.onClose);
  const isPhone = usePhone();
  useFocusBack(isPhone ? undefined : rowOf);
  useNeighbourKeys(previous, next);
  useDrawerEscape(onClose);
  const neighbours = (
    <span className="neighbours">
      <Button type="text" icon={<UpOutlined />} aria-label="上一条" title="上一条" disabled={!previous} onClick={previous} />
      <Button type="text" icon={<DownOutlined />} aria-label="下一条" title="下一条" disabled={!next} onClick={next} />
    </span>
  );
  return (
    <Drawer open rootClassName={DETAIL} size={isPhone ? '100%' : width} title={title} extra={neighbours} onClose={onClose}>
      <WayBack value={onClose}>{children}</WayBack>
    </Drawer>
  );
}
