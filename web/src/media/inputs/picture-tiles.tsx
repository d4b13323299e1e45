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

const PICKER_WIDTH = 896;

/** A picture that came from the library, or went into it. */
export type Found = Pick<LibraryPicture, 'attId' | 'name' | 'sattDir' | 'attType' | 'attSize'>;

const foundIn = ({ attId = 0, fileName, url, type, fileSize }: Uploaded): Found => ({
  attId,
  name: fileName,
  sattDir: url,
  attType: type,
  attSize: String(fileSize),
});

/** One of the pictures stands for all of them. */
export interface Lead {
  label: string;
  url: string;
  choose: (url: string) => void;
}

interface Props {
  id?: string | undefined;
  urls: readonly string[];
  onChange: (urls: readonly string[]) => void;
  /** Hears what is known of the pictures that are added, before their addresses are. */
  onFound?: (found: readonly Found[]) => void;
  max: number;
  /** First segment of the route; names the folder on the server. */
  model: string;
  lead?: Lead | undefined;
}

/** Pictures in a row: picked from the library, uploaded by the last tile or dropped on it, dragged to change places. */
export function PictureTiles({ id, urls, onChange, onFound, max, model, lead }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const may = useMay();
  const latest = useRef(urls);
  useEffect(() => {
    latest.current = urls;
  });
  const add = (more: readonly Found[]) => {
    onFound?.(more);
    // The next picture may be there before this one is drawn.
    latest.current = [...new Set([...latest.current, ...more.map(({ sattDir }) => sattDir)])].slice(-max);
    onChange(latest.current);
  };
  const uploads = useUploads({ model, onUploaded: (uploaded) => add([foundIn(uploaded)]) });
  const room = max - urls.length - uploads.underWay;
  const picker = usePicker({
    model,
    most: room,
    width: PICKER_WIDTH,
    onPick: add,
  });
  const move = (from: number, to: number) => onChange(urls.toSpliced(from, 1).toSpliced(to, 0, ...urls.slice(from, from + 1)));
  const drag = useDragOrder(move);
  const keys = useKeyOrder(urls.length, move);
  const canMove = urls.length > 1 && !isFixed;
  return (
    <>
      <ul className="tiles">
        {urls.map((url, index) => (
          <li key={url} className="tile" {...(canMove ? drag(index) : {})}>
            <Thumbnail url={url} side={800} alt={`第 ${index + 1} 张图片`} />
            {canMove && (
              <button
                type="button"
                className="tile-grip"
                title="拖动，或按左右方向键，调整顺序"
                aria-label={`第 ${index + 1} 张，共 ${urls.length} 张，按左右方向键移动`}
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
                {lead.label}
              </button>
            )}
            {isFixed || (
              <button
                type="button"
                className="tile-remove"
                aria-label={`移除第 ${index + 1} 张图片`}
                onClick={() => onChange(urls.toSpliced(index, 1))}
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
      {canMove && <small className="tiles-hint">{`${urls.length} / ${max} 张，拖动调整顺序`}</small>}
      <UploadList {...uploads} />
      {picker.dialog}
    </>
  );
}
