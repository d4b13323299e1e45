import { DeleteOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button, ConfigProvider } from 'antd';
import { useEffect, useRef } from 'react';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { Can } from '#web/ui/action/can.tsx';
import { report, upload } from '#web/ui/wire/index.ts';
import { FileInput } from '../uploads/file-input.tsx';
import { problemOfFile } from '../uploads/file-rules.ts';
import { FOLDER } from '../uploads/use-uploads.ts';
import { FileLink } from './file-links.tsx';
import '../uploads/media.css';

interface Props {
  id?: string;
  value?: readonly string[] | null;
  onChange?: (files: string[]) => void;
  /** First segment of the route; names the folder on the server. */
  model: string;
  max: number;
}

/** Pictures go the way of pictures, which are drawn anew; anything else the way of documents. */
const callFor = (file: File) => (problemOfFile(file, 'picture') === undefined ? uploadCalls.image : uploadCalls.file);

/** Files for a form, pictures and documents alike: uploaded by a button, listed by their place and kind. */
export function FilesInput({ id, value, onChange, model, max }: Props) {
  const { componentDisabled: isFixed = false } = ConfigProvider.useConfig();
  const files = value ?? [];
  const latest = useRef(files);
  useEffect(() => {
    latest.current = files;
  });
  const set = (next: readonly string[]) => {
    latest.current = next;
    onChange?.([...next]);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => upload(callFor(file), { model, pid: FOLDER, file }),
    onSuccess: ({ url }) => set([...new Set([...latest.current, url])].slice(0, max)),
    onError: (error) => report(error, 'act'),
  });
  return (
    <div id={id} className="files-input">
      {files.length > 0 && (
        <ul className="file-links">
          {files.map((url, at) => (
            <li key={url}>
              <FileLink url={url} at={at} />
              {isFixed || (
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={`删除附件 ${at + 1}`}
                  onClick={() => set(files.filter((other) => other !== url))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!isFixed && files.length < max && (
        <Can call={uploadCalls.file}>
          <FileInput
            label="上传附件"
            multiple
            loading={isPending}
            onFiles={(chosen) => {
              for (const file of chosen.slice(0, max - files.length)) mutate(file);
            }}
          />
        </Can>
      )}
    </div>
  );
}
