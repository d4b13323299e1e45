import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useFocusBack } from '../basics/use-focus-back.ts';
import { iconNames } from './icon-names.ts';
import '../form/form.css';
import './pickers.css';

interface Props {
  value: string;
  onPick: (icon: string) => void;
  onClose: () => void;
}

/** Every icon there is, found by its English name. */
export function IconDialog({ value, onPick, onClose }: Props) {
  useFocusBack();
  const [word, setWord] = useState('');
  const found = iconNames.filter((icon) => icon.includes(word.trim().toLowerCase()));
  const pick = (icon: string) => {
    onPick(icon);
    onClose();
  };
  return (
    <Modal open className="form-dialog" title="菜单图标" width={720} footer={null} onCancel={onClose}>
      <Input
        type="search"
        autoFocus
        allowClear
        aria-label="搜索图标"
        placeholder="请输入英文关键字，例如 user"
        value={word}
        onChange={(event) => setWord(event.target.value)}
        onPressEnter={() => found[0] !== undefined && word !== '' && pick(found[0])}
      />
      {found.length === 0 && <p>没有这样的图标，请换一个英文关键字</p>}
      <div className="icon-grid">
        {found.map((icon) => (
          <button
            type="button"
            key={icon}
            title={icon}
            aria-label={icon}
            aria-pressed={icon === value}
            onClick={() => pick(icon)}
          >
            <i className={`el-icon-${icon}`} aria-hidden />
          </button>
        ))}
      </div>
    </Modal>
  );
}
