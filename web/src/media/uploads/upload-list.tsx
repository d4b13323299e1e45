import { CloseOutlined, RedoOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useEffect, useId } from 'react';
import { setUnsaved } from '#web/ui/basics/unsaved.ts';
import type { Upload, Uploads } from './use-uploads.ts';
import './media.css';

function headOf({ list, underWay, arrived }: Uploads): string {
  const failed = list.length - underWay;
  const all = arrived + list.length;
  if (underWay > 0) return all > 1 ? `上传中，请稍候... ${arrived + failed} / ${all}` : '上传中，请稍候...';
  return arrived > 0 ? `已上传 ${arrived} 个，${failed} 个没有上传` : `${failed} 个没有上传`;
}

const Line = ({ one, again, drop }: { one: Upload } & Pick<Uploads, 'again' | 'drop'>) => (
  <li>
    <span className="upload-name" title={one.file.name}>
      {one.file.name}
    </span>
    {one.problem === undefined ? (
      <Progress size="small" percent={Math.round(one.share * 100)} aria-label={`${one.file.name} 的上传进度`} />
    ) : (
      <span className="upload-problem" role="alert">
        {one.problem}
      </span>
    )}
    <span className="upload-acts">
      {one.problem !== undefined && !one.isHopeless && (
        <Button size="small" type="link" icon={<RedoOutlined aria-hidden />} onClick={() => again(one)}>
          重试
        </Button>
      )}
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined />}
        title={one.problem === undefined ? '取消上传' : '移除'}
        aria-label={`${one.problem === undefined ? '取消上传' : '不再上传'} ${one.file.name}`}
        onClick={() => drop(one)}
      />
    </span>
  </li>
);

/** A window that is closed takes with it what is on its way. */
function useLeaveGuard(isUnderWay: boolean) {
  const id = useId();
  useEffect(() => {
    setUnsaved(id, isUnderWay);
    return () => setUnsaved(id, false);
  }, [id, isUnderWay]);
}

/** Files on their way, which can be called off, and those that did not arrive with what stands against them. */
export function UploadList(uploads: Uploads) {
  const { list, underWay, again, drop, clear } = uploads;
  useLeaveGuard(underWay > 0);
  if (list.length === 0) return null;
  return (
    <section className="uploads" aria-label="上传的文件">
      <p>
        <span role="status">{headOf(uploads)}</span>
        {list.length - underWay > 1 && (
          <Button size="small" type="link" onClick={clear}>
            全部移除
          </Button>
        )}
      </p>
      <ul>
        {list.map((one) => (
          <Line key={one.key} one={one} again={again} drop={drop} />
        ))}
      </ul>
    </section>
  );
}
