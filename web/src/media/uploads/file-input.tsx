import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';

interface Props {
  label: string;
  accept?: string;
  multiple?: boolean;
  primary?: boolean;
  loading?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the file dialog. */
export function FileInput({ label, accept, multiple = false, primary = false, loading = false, onFiles }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        type={primary ? 'primary' : 'default'}
        icon={<UploadOutlined aria-hidden />}
        loading={loading}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={`${label}：选择文件`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
