import { CloseOutlined, RedoOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import type { Uploads } from './use-uploads.ts';
import './media.css';

/** Files on their way, and those that did not arrive with what stands against them. */
export function UploadList({ list, underWay, again, drop }: Uploads) {
  if (list.length === 0) return null;
  return (
    <section className="uploads" aria-label="上传的文件">
      {underWay > 0 && <p role="status">上传中，请稍候...</p>}
      <ul>
        {list.map((one) => (
          <li key={one.key}>
            <span className="upload-name" title={one.file.name}>
              {one.file.name}
            </span>
            {one.problem === undefined ? (
              <Progress size="small" percent={Math.round(one.share * 100)} aria-label={`${one.file.name} 的上传进度`} />
            ) : (
              <>
                <span className="upload-problem" role="alert">
                  {one.problem}
                </span>
                {one.isHopeless || (
                  <Button size="small" type="link" icon={<RedoOutlined aria-hidden />} onClick={() => again(one)}>
                    重试
                  </Button>
                )}
                <Button
                  size="small"
                  type="text"
                  icon={<CloseOutlined />}
                  aria-label={`不再上传 ${one.file.name}`}
                  onClick={() => drop(one)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
