import { CloseOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { useEffect, useRef } from 'react';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { useDragOrder } from '#web/ui/basics/use-drag-order.ts';
import { useKeyOrder } from '#web/ui/basics/use-key-order.ts';
import { useMay } from '#web/ui/wire/index.ts';
import { AddTile } from './add-tile.tsx';
import type { LibraryPicture } from '../library/use-pictures.ts';
import { Thumbnail } from '#web/ui/cells/thumbnail.tsx';
import { UploadList } from '../uploads/upload-list.tsx';
import { usePicker } from './use-picker.tsx';
import { type Uploaded, useUploads } from '../uploads/use-uploads.ts';
import '../uploads/media.css';

/** A picture that came from the library, or went into it. */
export type PictureOnTile = Pick<LibraryPicture, 'attId' | 'name' | 'sattDir' | 'attType' | 'attSize'>;

const foundIn = ({ attId = 0, fileName, url, type, fileSize }: Uploaded): PictureOnTile => ({
  attId,
  name: fileName,
  sattDir: url,
  attType: type,
  attSize: String(fileSize),
});

/** A picture in a row: of the library as far as that is known, else an address. */
export interface TilePicture {
  attId?: number;
  sattDir: string;
}

/** Compares by the row of the library, or by the address where either is nothing but an address. */
const isSame = (a: TilePicture, b: TilePicture) => (a.attId && b.attId ? a.attId === b.attId : a.sattDir === b.sattDir);

const isAmong = (pictures: readonly TilePicture[], picture: TilePicture) => pictures.some((other) => isSame(other, picture));

/** Picture that stands for all of them. */
export interface Lead {
  label: string;
  url: string;
  choose: (url: string) => void;
}

interface Props {
  id?: string | undefined;
  pictures: readonly TilePicture[];
  onChange: (pictures: readonly TilePicture[]) => void;
  max: number;
  /** First segment of the route; names the folder on the server. */
  model: string;
  lead?: Lead | undefined;
}

/** Pictures in a row: picked from the library, uploaded by the last tile or dropped on it, dragged to change places. */
export function PictureTiles({ id, pictures, onChange, max, model, lead }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const may = useMay();
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  });
  const add = (more: readonly PictureOnTile[]) => {
    // The next picture may be there before this one is drawn.
    const all = more.reduce<readonly TilePicture[]>((had, one) => (isAmong(had, one) ? had : [...had, one]), latest.current);
    latest.current = all.slice(-max);
    onChange(latest.current);
  };
  const uploads = useUploads({ model, onUploaded: (uploaded) => add([foundIn(uploaded)]) });
  const room = max - pictures.length - uploads.underWay;
  const isReplaced = max === 1 && pictures.length === 1;
  const picker = usePicker({
    model,
    most: isReplaced ? 1 : room,
    isHeld: (picture) => isAmong(pictures, picture),
    onPick: add,
  });
  const move = (from: number, to: number) =>
    onChange(pictures.toSpliced(from, 1).toSpliced(to, 0, ...pictures.slice(from, from + 1)));
  const drag = useDragOrder(move);
  const keys = useKeyOrder(pictures.length, move);
  const canMove = pictures.length > 1 && !isFixed;
  return (
    <>
      <ul className="tiles">
        {pictures.map(({ attId, sattDir: url }, index) => (
          <li key={attId || url} className="tile" {...(canMove ? drag(index) : {})}>
            <Thumbnail url={url} side={800} alt={`第 ${index + 1} 张图片`} />
            {canMove && (
              <button
                type="button"
                className="tile-grip"
                title="拖动，或按左右方向键，调整顺序"
                aria-label={`第 ${index + 1} 张，共 ${pictures.length} 张，按左右方向键移动`}
                {...keys(index)}
              />
            )}
            {lead && !isFixed && (
              <button
                type="button"
                className="tile-lead"
                aria-pressed={url === lead.url}
                aria-label={`把第 ${index + 1} 张设为${lead.label}`}
                onClick={() => lead.choose(url)}
              >
                {url === lead.url ? lead.label : `设为${lead.label}`}
              </button>
            )}
            {isReplaced && !isFixed && picker.open && (
              <button type="button" className="tile-lead" aria-pressed={false} aria-label="更换图片" onClick={picker.open}>
                更换
              </button>
            )}
            {isFixed || (
              <button
                type="button"
                className="tile-remove"
                aria-label={`移除第 ${index + 1} 张图片`}
                onClick={() => onChange(pictures.toSpliced(index, 1))}
              >
                <CloseOutlined />
              </button>
            )}
          </li>
        ))}
        {room > 0 && !isFixed && (
          <AddTile
            id={id}
            isSeveral={max > 1}
            onFiles={may(uploadCalls.image) ? (files) => uploads.send(files.slice(0, room)) : undefined}
            onPick={picker.open}
          />
        )}
      </ul>
      {canMove && <small className="tiles-hint">{`${pictures.length} / ${max} 张`}</small>}
      <UploadList {...uploads} />
      {picker.dialog}
    </>
  );
}
