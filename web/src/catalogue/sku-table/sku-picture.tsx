import { PlusOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Thumbnail } from '#web/ui/cells/thumbnail.tsx';
import { usePicker } from '#web/media/index.ts';

const PICKER_WIDTH = 896;

interface Props {
  /** Its row in the table. */
  row?: number;
  label: string;
  url: string;
  onChange: (url: string) => void;
  problem?: string | undefined;
  isFixed?: boolean;
}

/** The picture of one combination: a click puts another from the library in its place. */
export function SkuPicture({ row, label, url, onChange, problem, isFixed = false }: Props) {
  const picker = usePicker({
    model: 'product',
    most: 1,
    width: PICKER_WIDTH,
    onPick: ([picture]) => picture && onChange(picture.sattDir),
  });
  const [broken, setBroken] = useState('');
  const may = picker.open !== undefined && !isFixed;
  const isThere = url !== '' && url !== broken;
  return (
    <>
      <button
        type="button"
        className="cell-picture"
        disabled={!may}
        aria-label={`${label}图片${problem === undefined ? '' : `：${problem}`}`}
        data-picture={row}
        data-invalid={problem !== undefined || undefined}
        title={problem ?? (may ? '点击更换图片' : undefined)}
        onClick={picker.open}
      >
        {isThere ? <Thumbnail url={url} side={80} onGone={() => setBroken(url)} /> : <PlusOutlined />}
      </button>
      {picker.dialog}
    </>
  );
}
