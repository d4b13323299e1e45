import { Alert } from 'antd';
import { SheetsAside } from '#web/ui/inputs/sheets-aside.tsx';
import { sheetOrigins } from '#contract/catalogue/import/import.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { DocumentContents } from './document-contents.tsx';
import { HeaderRow } from './header-row.tsx';
import type { Preview } from './mapping.ts';
import { PlanOptions } from './plan-options.tsx';
import type { Importing } from './use-import.ts';

type Props = Pick<Importing, 'mapping' | 'setMapping' | 'units' | 'setUnits' | 'setHeaderRow' | 'options' | 'setOptions'> & {
  preview: Preview;
};

/** Columns that were read, and how they are to be understood. */
export const PlanSheet = ({ preview, options, setOptions, setHeaderRow, ...columns }: Props) => (
  <>
    <p className="import-note">
      {preview.kind === 'sheet'
        ? `${preview.fileName}：${preview.rows} 行，${preview.columns.length} 列（${preview.encoding}）`
        : `${preview.fileName}：整店数据，分类、品牌和评论会一起导入`}
    </p>
    {preview.kind === 'sheet' ? (
      <>
        <SheetsAside names={preview.aside} />
        {preview.origin ? (
          <Alert
            type="info"
            showIcon
            title={`识别为 ${sheetOrigins.labels[preview.origin]} 导出文件，已换成商品导入的列，请核对`}
          />
        ) : (
          <HeaderRow at={preview.headerRow} onChange={setHeaderRow} />
        )}
        <ColumnMapping preview={preview} {...columns} />
      </>
    ) : (
      <DocumentContents preview={preview} />
    )}
    <PlanOptions options={options} onChange={setOptions} />
  </>
);
