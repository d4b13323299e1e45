import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { ConfigProvider, Progress } from 'antd';
import { useEffect, useRef } from 'react';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { secured } from '../cells/picture.tsx';
import { useDragOrder } from '../use-drag-order.ts';
import { useMay } from '../wire/index.ts';
import { PICTURE_TYPES, useUploads } from './use-uploads.ts';
import './media.css';

interface Props {
  id?: string | undefined;
  urls: readonly string[];
  onChange: (urls: readonly string[]) => void;
  max: number;
  /** First segment of the route; names the folder on the server. */
  model: string;
}

/** Pictures in a row: picked or dropped on the last tile to add, dragged to change places. */
export function PictureTiles({ id, urls, onChange, max, model }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const may = useMay()(uploadCalls.image) && !isFixed;
  const latest = useRef(urls);
  useEffect(() => {
    latest.current = urls;
  });
  const add = (url: string) => {
    // The next picture may be there before this one is drawn.
    latest.current = [...latest.current, url].slice(-max);
    onChange(latest.current);
  };
  const { shares, sendAll } = useUploads(model, add);
  const move = (from: number, to: number) => onChange(urls.toSpliced(from, 1).toSpliced(to, 0, ...urls.slice(from, from + 1)));
  const drag = useDragOrder(move);
  const room = max - urls.length - shares.length;
  return (
    <ul className="tiles">
      {urls.map((url, index) => (
        <li key={url} className="tile" {...(max > 1 && !isFixed ? drag(index) : {})}>
          <img src={secured(url)} alt={`第 ${index + 1} 张图片`} />
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
      {shares.map((share, index) => (
        <li key={index} className="tile" aria-label="上传中，请稍候...">
          <Progress type="circle" size={44} percent={Math.round(share * 100)} />
        </li>
      ))}
      {room > 0 && may && (
        <li className="tile tile-add">
          <label>
            <PlusOutlined aria-hidden />
            <span>上传图片</span>
            <input
              id={id}
              type="file"
              accept={PICTURE_TYPES}
              multiple={max > 1}
              onChange={(event) => {
                sendAll([...(event.target.files ?? [])].slice(0, room));
                event.target.value = '';
              }}
            />
          </label>
        </li>
      )}
    </ul>
  );
}
