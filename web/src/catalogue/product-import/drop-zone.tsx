import { useMutation } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { IMPORT_MB, IMPORT_ROWS } from '#contract/catalogue/import/import-refusals.ts';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { importTemplate } from '#contract/catalogue/import/import-template.ts';
import { FileDrop } from '#web/ui/files/file-drop.tsx';
import { upload } from '#web/ui/index.ts';
import { download, toCsv } from '#web/ui/export/csv.ts';
import type { Preview } from './mapping.ts';

/** Takes a table of products. */
export function DropZone({ onRead }: { onRead: (preview: Preview) => void }) {
  const [share, setShare] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (file: File) => upload(importCalls.preview, { file }, setShare),
    onSuccess: onRead,
  });
  return (
    <div className="drop-zone">
      <FileDrop
        accept=".xlsx,.csv,.json"
        invites="把文件拖到这里，或点击选择"
        limits={`xlsx、csv 或 json，不超过 ${IMPORT_MB} MB、${IMPORT_ROWS / 10_000} 万行；csv 支持 UTF-8 和 GBK 编码`}
        busy={isPending ? '上传中，请稍候...' : undefined}
        error={error}
        onFile={mutate}
      >
        {isPending && <Progress percent={Math.round(share * 100)} />}
      </FileDrop>
      <p className="import-note">
        还没有表格？
        <Button type="link" size="small" onClick={() => download('商品导入模板.csv', toCsv(importTemplate()))}>
          下载模板
        </Button>
        同一商品编码占多行即为多规格；图片填写链接。
      </p>
    </div>
  );
}
