import { PlusOutlined } from '@ant-design/icons';
import { accepted } from '../uploads/file-rules.ts';

interface Props {
  id?: string | undefined;
  isSeveral: boolean;
  /** Absent for those who may not upload. */
  onFiles: ((files: File[]) => void) | undefined;
  /** Opens the library; absent for those who may not see it. */
  onPick: (() => void) | undefined;
}

/** The last tile of a row of pictures: two ways to one more. */
export function AddTile({ id, isSeveral, onFiles, onPick }: Props) {
  if (!onFiles && !onPick) return null;
  return (
    <li className="tile tile-add">
      {onFiles && (
        <label>
          <PlusOutlined aria-hidden />
          <span>上传图片</span>
          <input
            id={id}
            type="file"
            accept={accepted.picture}
            multiple={isSeveral}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
      )}
      {onPick && (
        <button type="button" onClick={onPick}>
          从图片库选
        </button>
      )}
    </li>
  );
}
