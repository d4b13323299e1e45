import { PlusOutlined } from '@ant-design/icons';
import { type ButtonPlace, type MenuButton, type MenuProblem, menuLimits } from '#contract/wechat/menu-buttons.ts';

interface Props {
  buttons: readonly MenuButton[];
  chosen: ButtonPlace | undefined;
  problems: readonly MenuProblem[];
  isFixed: boolean;
  onChoose: (at: ButtonPlace) => void;
  onAdd: (top?: number) => void;
}

const isSame = (one: ButtonPlace, other: ButtonPlace | undefined) => one[0] === other?.[0] && one[1] === other[1];

interface ButtonProps extends Pick<Props, 'chosen' | 'problems' | 'onChoose'> {
  at: ButtonPlace;
  name: string;
  stand: string;
}

function PhoneButton({ at, name, stand, chosen, problems, onChoose }: ButtonProps) {
  const isWrong = problems.some((problem) => isSame(problem.at, at));
  return (
    <button type="button" className="menu-button" aria-pressed={isSame(at, chosen)} onClick={() => onChoose(at)}>
      {name || stand}
      {isWrong && <span className="menu-wrong">有误</span>}
    </button>
  );
}

const Add = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="menu-button" aria-label={label} onClick={onClick}>
    <PlusOutlined aria-hidden />
  </button>
);

/** The menu at the bottom of a phone, as followers see it; the chosen button shows what is below it. */
export function MenuPhone({ buttons, chosen, problems, isFixed, onChoose, onAdd }: Props) {
  const shared = { chosen, problems, onChoose };
  return (
    <div className="menu-phone" role="group" aria-label="手机预览">
      <div className="menu-columns">
        {buttons.map(({ name, sub_button: below }, top) => (
          <div key={top} className="menu-column">
            {top === chosen?.[0] && (
              <div className="menu-below">
                {below.map((child, place) => (
                  <PhoneButton key={place} at={[top, place]} name={child.name} stand="二级菜单" {...shared} />
                ))}
                {!isFixed && below.length < menuLimits.below && (
                  <Add label={`在${name || '一级菜单'}下添加子菜单`} onClick={() => onAdd(top)} />
                )}
              </div>
            )}
            <PhoneButton at={[top]} name={name} stand="一级菜单" {...shared} />
          </div>
        ))}
        {!isFixed && buttons.length < menuLimits.top && (
          <div className="menu-column">
            <Add label="添加一级菜单" onClick={() => onAdd()} />
          </div>
        )}
      </div>
    </div>
  );
}
