import { PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Thumbnail } from '#web/ui/cells/thumbnail.tsx';
import { usePicker } from '#web/media/index.ts';

const PICKER_WIDTH = 896;

interface Props {
  label: string;
  url: string;
  /** Stands in where there is none. */
  cover?: string;
  onChange: (url: string) => void;
  isFixed?: boolean;
}

/** The picture of one combination: a click puts another from the library in its place. */
export function SkuPicture({ label, url, cover = '', onChange, isFixed = false }: Props) {
  const picker = usePicker({
    model: 'product',
    most: 1,
    width: PICKER_WIDTH,
    onPick: ([picture]) => picture && onChange(picture.sattDir),
  });
  const [broken, setBroken] = useState('');
  const may = picker.open !== undefined && !isFixed;
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
