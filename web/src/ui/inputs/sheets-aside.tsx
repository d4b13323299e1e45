import { Alert } from 'antd';

/** Says which sheets of a workbook were not read. */
export const SheetsAside = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <Alert
      type="warning"
      showIcon
      title={`只读取了第一张工作表，${names.map((name) => `“${name}”`).join('、')}没有读取；里面也有要用的内容时，请另存为单独的文件再上传一次`}
    />
  );
