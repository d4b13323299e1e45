import { Button, Dropdown, type MenuProps } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  isOn: boolean;
  items: (NonNullable<MenuProps['items']>[number] & { key: string })[];
  onPick: (key: string) => void;
}

/** A button of the toolbar with more than one act; opened by keys, the menu has the focus. */
export const MenuTool = ({ label, icon, isOn, items, onPick }: Props) => (
  <Dropdown autoFocus trigger={['click']} menu={{ items, onClick: ({ key }) => onPick(key) }}>
    <Button size="small" type={isOn ? 'primary' : 'text'} icon={icon} title={label} aria-label={label} aria-haspopup="menu" />
  </Dropdown>
);
