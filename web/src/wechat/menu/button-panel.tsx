import { Button, Input, Select } from 'antd';
import { useId } from 'react';
import {
  type ButtonPlace,
  type MenuButton,
  type MenuProblem,
  type SubButton,
  buttonTypeLabels,
  buttonTypes,
  menuLimits,
} from '#contract/wechat/menu-buttons.ts';
import { bytesOf } from '#contract/wechat/reply-content.ts';
import { KeyNote } from './key-note.tsx';

interface LineProps {
  label: string;
  value: string;
  /** Most bytes that WeChat takes. */
  most?: number;
  problem: string | undefined;
  placeholder?: string;
  isFixed: boolean;
  onChange: (typed: string) => void;
}

function Line({ label, value, most, problem, placeholder, isFixed, onChange }: LineProps) {
  const id = useId();
  const says = problem ?? (most === undefined ? '' : `已用 ${bytesOf(value.trim())} / ${most} 字节`);
  return (
    <div className="menu-line">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={value}
        disabled={isFixed}
        placeholder={placeholder}
        status={problem === undefined ? '' : 'error'}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-says`}
        onChange={(event) => onChange(event.target.value)}
      />
      <small id={`${id}-says`} data-wrong={problem !== undefined || undefined}>
        {says}
      </small>
    </div>
  );
}

const fieldsOf: Readonly<Record<string, readonly (readonly [keyof SubButton, string, number?])[]>> = {
  [buttonTypes.click]: [['key', '关键字', menuLimits.key]],
  [buttonTypes.view]: [['url', '跳转地址', menuLimits.url]],
  [buttonTypes.miniprogram]: [
    ['appid', 'appid'],
    ['pagepath', '小程序路径'],
    ['url', '备用网页', menuLimits.url],
  ],
};

const choicesFor = (type: string) =>
  Object.hasOwn(buttonTypes.labels, type) || type === ''
    ? buttonTypes.options
    : [...buttonTypes.options, { value: type, label: buttonTypeLabels[type] ?? type }];

interface Props {
  at: ButtonPlace;
  button: MenuButton | SubButton;
  problems: readonly MenuProblem[];
  isFixed: boolean;
  onChange: (change: Partial<SubButton>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Name of the chosen button, and what it does; one with others below it has a name only. */
export function ButtonPanel({ at, button, problems, isFixed, onChange, onMove, onRemove }: Props) {
  const [top, below] = at;
  const own = problems.filter((problem) => problem.at[0] === top && problem.at[1] === below);
  const problemOf = (field: MenuProblem['field']) => own.find((problem) => problem.field === field)?.says;
  const isParent = 'sub_button' in button && button.sub_button.length > 0;
  const line = (field: keyof SubButton, label: string, most?: number) => (
    <Line
      key={field}
      label={label}
      value={button[field]}
      problem={problemOf(field)}
      isFixed={isFixed}
      onChange={(typed) => onChange({ [field]: typed })}
      {...(most === undefined ? {} : { most })}
    />
  );
  return (
    <div className="menu-panel" role="group" aria-label="菜单信息">
      {line('name', '菜单名称', below === undefined ? menuLimits.topName : menuLimits.belowName)}
      {isParent ? (
        <p>已添加子菜单，仅可设置菜单名称</p>
      ) : (
        <>
          <div className="menu-line">
            <span>规则状态</span>
            <Select
              aria-label="规则状态"
              value={button.type || null}
              disabled={isFixed}
              options={choicesFor(button.type)}
              onChange={(type: string) => onChange({ type })}
            />
            <small data-wrong>{problemOf('type')}</small>
          </div>
          {(fieldsOf[button.type] ?? []).map(([field, label, most]) => line(field, label, most))}
          {button.type === buttonTypes.click && <KeyNote value={button.key} />}
        </>
      )}
      {!isFixed && (
        <div className="menu-acts">
          <Button onClick={() => onMove(-1)}>前移</Button>
          <Button onClick={() => onMove(1)}>后移</Button>
          <Button danger onClick={onRemove}>
            删除
          </Button>
        </div>
      )}
    </div>
  );
}
