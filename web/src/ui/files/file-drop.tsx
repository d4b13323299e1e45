import { InboxOutlined } from '@ant-design/icons';
import { Alert, Upload } from 'antd';
import type { ReactNode } from 'react';
import { sentenceOf } from '../wire/index.ts';
import './file-drop.css';

interface Props {
  /** Endings of names, such as `.xlsx,.csv`. */
  accept: string;
  invites: string;
  /** Kinds and sizes that are taken. */
  limits: string;
  /** Said while a file is under way, during which no other is taken. */
  busy?: string | undefined;
  /** Reason why the last one was not taken. */
  error: Error | null;
  onFile: (file: File) => void;
  /** Stands within the place, below its words. */
  children?: ReactNode;
}

/** A place to drop a file at. Refused, it says why and waits for another. */
export const FileDrop = ({ accept, invites, limits, busy, error, onFile, children }: Props) => (
  <div className="file-drop">
    {error && <Alert type="error" showIcon title={sentenceOf(error)} />}
    <Upload.Dragger
      accept={accept}
      showUploadList={false}
      disabled={busy !== undefined}
      beforeUpload={(file) => {
        onFile(file);
        return false;
      }}
    >
      <p className="file-drop-picture">
        <InboxOutlined />
      </p>
      <p>{busy ?? invites}</p>
      <small>{limits}</small>
      {children}
    </Upload.Dragger>
  </div>
);
