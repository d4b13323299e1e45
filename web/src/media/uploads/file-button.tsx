import { FileTextOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { uploadCalls } from '#contract/pictures/uploads.ts';
import { Can } from '#web/ui/action/can.tsx';
import { notify } from '#web/ui/basics/notify.ts';
import { report, upload } from '#web/ui/wire/index.ts';
import { FileInput } from './file-input.tsx';
import { FOLDER } from './use-uploads.ts';
import './media.css';

interface Props {
  /** Address of the file. */
  value?: string | null;
  onChange?: (url: string) => void;
  accept?: string;
}

/** A document for a form: uploaded by a button, shown by its sign. */
export function FileButton({ value, onChange, accept }: Props) {
  const { pathname } = useLocation();
  const [, model = 'setting'] = pathname.split('/');
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => upload(uploadCalls.file, { model, pid: FOLDER, file }),
    onSuccess: ({ url }) => {
      onChange?.(url);
      notify.success('上传成功');
    },
    onError: (error) => report(error, 'act'),
  });
  return (
    <span className="file-button">
      <Can call={uploadCalls.file}>
        <FileInput
          label="点击上传"
          {...(accept === undefined ? {} : { accept })}
          loading={isPending}
          onFiles={([file]) => file && mutate(file)}
        />
      </Can>
      {value && (
        <a href={value} target="_blank" rel="noreferrer" aria-label="打开已上传的文件" title={value}>
          <FileTextOutlined />
        </a>
      )}
    </span>
  );
}
