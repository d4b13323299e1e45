import { PlusOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { Thumbnail } from '#web/ui/cells/thumbnail.tsx';
import { usePicker } from './use-picker.tsx';
import './cell-picture.css';

interface Props {
  label: string;
  url: string;
  /** First segment of the route; names the folder on the server. */
  model: string;
  /** Stands in where there is none. */
  cover?: string;
  onChange: (url: string) => void;
  isFixed?: boolean;
}

/** The picture of one SKU in a row of a table: a click puts another from the library in its place. */
export function CellPicture({ label, url, model, cover = '', onChange, isFixed = false }: Props) {
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const picker = usePicker({
    model,
    most: 1,
    onPick: ([picture]) => picture && onChange(picture.sattDir),
  });
  const [broken, setBroken] = useState('');
  const may = picker.open !== undefined && !isFixed && !componentDisabled;
  const shown = url || cover;
  const isThere = shown !== '' && shown !== broken;
  return (
    <>
      <button
        type="button"
        className="cell-picture"
        disabled={!may}
        aria-label={`${label}图片`}
        data-cover={url === '' || undefined}
        title={may ? (url === '' ? '用的是封面，点击换成这个规格的图片' : '点击更换图片') : undefined}
        onClick={picker.open}
      >
        {isThere ? <Thumbnail url={shown} side={80} onGone={() => setBroken(shown)} /> : <PlusOutlined />}
      </button>
      {picker.dialog}
    </>
  );
}
