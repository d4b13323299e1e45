import { ColumnMapping } from './column-mapping.tsx';
import { DocumentContents } from './document-contents.tsx';
import type { Mapping, Preview } from './mapping.ts';
import { type Options, PlanOptions } from './plan-options.tsx';

interface Props {
  preview: Preview;
  mapping: Mapping;
  setMapping: (mapping: Mapping) => void;
  options: Options;
  setOptions: (options: Options) => void;
}

/** Columns that were read, and how they are to be understood. */
export const PlanSheet = ({ preview, mapping, setMapping, options, setOptions }: Props) => (
  <>
    <p className="import-note">
      {preview.kind === 'sheet'
        ? `${preview.fileName}：${preview.rows} 行，${preview.columns.length} 列（${preview.encoding}）`
        : `${preview.fileName}：整店数据，分类、品牌和评论会一起导入`}
    </p>
    {preview.kind === 'sheet' ? (
      <ColumnMapping preview={preview} mapping={mapping} onChange={setMapping} />
    ) : (
      <DocumentContents preview={preview} />
    )}
    <PlanOptions options={options} onChange={setOptions} />
  </>
);
