import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Progress, Radio } from 'antd';
import { useRef, useState } from 'react';
import { DUMP_GB, type Dump, moveCalls } from '#contract/move-in/moves.ts';
import { FileDrop } from '#web/ui/files/file-drop.tsx';
import { CopyText, RunButton, shortMoment } from '#web/ui/index.ts';
import { sizeOf } from './size-of.ts';
import { sendDump } from './send-dump.ts';

interface Props {
  list: readonly Dump[];
  /** Folder on the server, for what is too large to be sent. */
  folder: string;
  id?: string;
  value?: string;
  onChange?: (name: string) => void;
}

/** Choice among the dumps that lie on the server, and the way to send another. */
export function DumpInput({ list, folder, id, value, onChange }: Props) {
  return (
    <div className="dump-input" id={id}>
      {list.length > 0 && (
        <Radio.Group aria-label="备份文件" value={value} onChange={(event) => onChange?.(String(event.target.value))}>
          {list.map((dump) => (
            <div className="dump-row" key={dump.name}>
              <Radio value={dump.name}>
                {dump.name}
                <small>
                  {dump.isFolder ? '文件夹' : sizeOf(dump.bytes)} · {shortMoment(dump.time)}
                </small>
              </Radio>
              {!dump.isFolder && (
                <RunButton
                  label="删除"
                  call={moveCalls.deleteDump}
                  input={{ name: dump.name }}
                  ask={`删除服务器上的备份文件 ${dump.name}？已经搬来的数据不受影响。`}
                  then={() => value === dump.name && onChange?.('')}
                  danger
                />
              )}
            </div>
          ))}
        </Radio.Group>
      )}
      <DumpDrop onSent={(name) => onChange?.(name)} />
      <p className="move-note">
        大的备份不用上传：复制到服务器的 <CopyText text={folder} /> 里，这里就会列出来。
      </p>
    </div>
  );
}

function DumpDrop({ onSent }: { onSent: (name: string) => void }) {
  const client = useQueryClient();
  const [share, setShare] = useState(0);
  const stopping = useRef<AbortController>(undefined);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (file: File) => {
      stopping.current = new AbortController();
      setShare(0);
      const name = await sendDump(file, setShare, stopping.current.signal);
      await client.invalidateQueries({ queryKey: [moveCalls.dumps.noun] });
      return name;
    },
    onSuccess: onSent,
  });
  const stop = () => {
    stopping.current?.abort();
    reset();
  };
  if (isPending)
    return (
      <div className="dump-sending" role="status">
        <Progress percent={Math.floor(share * 100)} aria-label="上传备份" />
        <Button onClick={stop}>停止上传</Button>
      </div>
    );
  return (
    <FileDrop
      accept=".sql,.gz,.zip,.tgz,.tar"
      invites="把备份拖到这里，或点击选择"
      limits={`mysqldump、Navicat、phpMyAdmin 等导出的 .sql，或装着它的 .gz、.zip，不超过 ${DUMP_GB} GB`}
      error={error}
      onFile={mutate}
    />
  );
}
