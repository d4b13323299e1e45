import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { type ButtonPlace, type MenuButton, problemsOfMenu } from '#contract/wechat/menu-buttons.ts';
import { ButtonPanel } from './button-panel.tsx';
import { MenuPhone } from './menu-phone.tsx';
import { buttonAt, withAnother, withChange, withMove, without } from './menu-tree.ts';
import './menu.css';

interface Props {
  value?: MenuButton[];
  onChange?: (buttons: MenuButton[]) => void;
}

const moved = ([top, below]: ButtonPlace, by: number): ButtonPlace => (below === undefined ? [top + by] : [top, below + by]);

/** The menu on a phone, with the chosen button beside it. */
export function MenuInput({ value = [], onChange }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const [chosen, choose] = useState<ButtonPlace>();
  const problems = problemsOfMenu(value);
  const button = chosen && buttonAt(value, chosen);
  const add = (top?: number) => {
    const { buttons, at } = withAnother(value, top);
    onChange?.(buttons);
    choose(at);
  };
  const move = (at: ButtonPlace, by: -1 | 1) => {
    const to = moved(at, by);
    if (!buttonAt(value, to)) return;
    onChange?.(withMove(value, at, by));
    choose(to);
  };
  const remove = (at: ButtonPlace) => {
    onChange?.(without(value, at));
    choose(at[1] === undefined ? undefined : [at[0]]);
  };
  return (
    <div className="menu-editor">
      <MenuPhone buttons={value} chosen={chosen} problems={problems} isFixed={isFixed} onChoose={choose} onAdd={add} />
      {chosen && button ? (
        <ButtonPanel
          key={chosen.join('-')}
          at={chosen}
          button={button}
          problems={problems}
          isFixed={isFixed}
          onChange={(change) => onChange?.(withChange(value, chosen, change))}
          onMove={(by) => move(chosen, by)}
          onRemove={() => remove(chosen)}
        />
      ) : (
        <p className="menu-panel">
          {value.length === 0 && !isFixed ? '还没有菜单，点手机下方的 + 添加' : '点一个菜单看它的内容'}
        </p>
      )}
    </div>
  );
}
