import { Modal } from 'antd';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { PictureLibrary } from './picture-library.tsx';
import { useOwnAddress } from './own-address.ts';
import { type LibraryPicture, kinds } from './use-pictures.ts';
import '#web/ui/form/form.css';

/** px, by the first segment of the route: the specification names two widths. */
const WIDTHS: Readonly<Record<string, number>> = { product: 896 };
const WIDTH = 950;
const SIZES = [10, 20, 30, 40];
const start = { pid: 0, limit: 10, attType: kinds.picture };

export interface PickerProps {
  /** First segment of the route; names the folder of uploads on the server. */
  model: string;
  most: number;
  /** Pictures that are there already are not counted. */
  isHeld?: (picture: LibraryPicture) => boolean;
  /** Videos may be used too. */
  withVideos?: boolean;
  onPick: (pictures: readonly LibraryPicture[]) => void;
  onClose: () => void;
}

/** The picture library over a form; open while it is there. */
export function PickerDialog({ model, most, isHeld, withVideos = false, onPick, onClose }: PickerProps) {
  useFocusBack();
  const address = useOwnAddress(start);
  const onUse = (pictures: readonly LibraryPicture[]) => {
    onPick(pictures);
    onClose();
  };
  return (
    <Modal
      open
      className="form-dialog picker-dialog"
      title="选择图片"
      width={WIDTHS[model] ?? WIDTH}
      footer={null}
      onCancel={onClose}
    >
      <PictureLibrary address={address} start={start} sizes={SIZES} model={model} use={{ most, isHeld, withVideos, onUse }} />
    </Modal>
  );
}
