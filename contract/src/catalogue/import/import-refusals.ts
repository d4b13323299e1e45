import { refusals } from '../../refusal.ts';

export const IMPORT_MB = 50;
export const IMPORT_ROWS = 100_000;

export const productImportRefusals = refusals('import', {
  NOT_A_SHEET: { code: 400, says: () => '无法识别文件，请上传 xlsx、csv 或 json 文件' },
  TOO_LARGE: { code: 400, says: () => `文件不能超过 ${IMPORT_MB} MB，请拆分后再导入` },
  TOO_MANY_ROWS: { code: 400, says: () => `一次最多导入 ${IMPORT_ROWS} 行，请拆分后再导入` },
  EMPTY_FILE: { code: 400, says: () => '文件是空的，请检查后重新上传' },
  NO_ROWS: { code: 400, says: () => '文件里没有数据，请填写后重新上传' },
  HEADINGS_ALONE: { code: 400, says: () => '文件只有标题行，没有数据，请从第二行起填写后重新上传' },
  TOO_MUCH_INSIDE: { code: 400, says: () => '文件里的内容太多，无法读取，请拆分后再导入' },
  UNPACKS_HUGE: { code: 400, says: () => '文件解压后太大，请拆分后再导入' },
  PROTECTED: { code: 400, says: () => '文件设有打开密码，请在 Excel 中取消密码并保存后重新上传' },
  OLD_EXCEL: { code: 400, says: () => '文件是旧版 Excel 格式（xls），请用 Excel 打开后另存为 xlsx 再上传' },
  BINARY_EXCEL: { code: 400, says: () => '文件是二进制工作簿（xlsb），请用 Excel 打开后另存为 xlsx 再上传' },
  OPEN_DOCUMENT: { code: 400, says: () => '文件是 OpenDocument 格式（ods），请打开后另存为 xlsx 再上传' },
  WEB_PAGE: { code: 400, says: () => '文件内容是网页，不是表格，请用 Excel 打开后另存为 xlsx 再上传' },
  BROKEN_FILE: { code: 400, says: () => '文件已损坏或格式不正确，请另存后重新上传' },
  BEYOND_EXCEL: {
    code: 400,
    says: () => '表格里的行号或列号超出了 Excel 的范围（1048576 行、16384 列），请用 Excel 打开后另存为 xlsx 再上传',
  },
  BLANK_ROWS: {
    code: 400,
    says: ({ row }: { row: number }) => `第 ${row} 行之前有超过 1000 个连续的空行，请删除这些空行并保存后重新上传`,
  },
  OPEN_QUOTE: {
    code: 400,
    says: ({ row }: { row: number }) => `第 ${row} 行有英文双引号没有成对，后面的内容读不出来，请补上或删去这个引号后重新上传`,
  },
  TOO_SLOW: { code: 400, says: () => '读取文件超过 60 秒仍未完成，请拆分后再上传' },
  NOT_FOUND: { code: 404, says: () => '上传的文件已过期，请重新上传' },
  NO_NAME_COLUMN: { code: 400, says: () => '请至少指定“商品名称”或“商品编码”对应的列' },
  COLUMN_TWICE: { code: 400, says: () => '同一个字段不能对应两列，请重新选择' },
});

/** Refusals of a sheet that cannot be read, whatever is in it. */
export const unreadableSheet = [
  productImportRefusals.EMPTY_FILE,
  productImportRefusals.BROKEN_FILE,
  productImportRefusals.UNPACKS_HUGE,
  productImportRefusals.BEYOND_EXCEL,
  productImportRefusals.BLANK_ROWS,
  productImportRefusals.OPEN_QUOTE,
  productImportRefusals.TOO_SLOW,
  productImportRefusals.NOT_A_SHEET,
  productImportRefusals.OLD_EXCEL,
  productImportRefusals.BINARY_EXCEL,
  productImportRefusals.OPEN_DOCUMENT,
  productImportRefusals.WEB_PAGE,
  productImportRefusals.PROTECTED,
];
