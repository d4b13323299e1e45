import { useSearchParams } from 'react-router';
import { kinds, PictureLibrary, useOwnAddress } from '#web/media/library/index.ts';
import { sendToOpener } from './send-to-opener.ts';
import './pictures.css';

const SIZES = [10, 20, 30, 40];
const MOST = 10;
const start = { pid: 0, limit: 10, attType: kinds.picture };

/** The picture library alone, in a frame or a window that an editor opened. */
export function PictureFrame() {
  const [params] = useSearchParams();
  const isForEditor = params.get('field') === 'dialog';
  return (
    <div className="picture-frame">
      <PictureLibrary
        address={useOwnAddress(start)}
        start={start}
        sizes={SIZES}
        model="setting"
        use={{ most: MOST, withVideos: true, onUse: (pictures) => sendToOpener(pictures, isForEditor) }}
      />
    </div>
  );
}
