import { Button, Input, Upload } from 'antd';
import { useMutation } from '@tanstack/react-query';
import { SHIP_MAX, shipmentCalls } from '#contract/fulfilment/shipments.ts';
import { SheetsAside } from '#web/ui/inputs/sheets-aside.tsx';
import { report, upload } from '#web/ui/index.ts';
import type { Shipping } from './use-shipping.ts';

const EXAMPLE = `order12345…	SF1234567890123
order67890…	75312345678901	中通快递`;

/** Order numbers with their tracking numbers, pasted or read from a sheet. */
export function ParcelList({ shipping: { text, setText, check, isChecking } }: { shipping: Shipping }) {
  const read = useMutation({
    mutationFn: (file: File) => upload(shipmentCalls.shipRead, { file }),
    onSuccess: (sheet) => setText(sheet.text, sheet.places),
    onError: (error) => report(error, 'act'),
  });
  return (
    <div className="ship-sheet">
      <p className="ship-note">
        每行一单：订单号、快递单号，可再写快递公司；中间用 Tab、逗号或空格隔开，可从表格直接复制粘贴。快递公司不写时按单号识别。
      </p>
      <SheetsAside names={read.data?.aside ?? []} />
      <Input.TextArea
        aria-label="订单号和快递单号"
        rows={12}
        value={text}
        placeholder={EXAMPLE}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="ship-acts">
        <Button type="primary" disabled={text.trim() === ''} loading={isChecking} onClick={check}>
          核对
        </Button>
        <Upload
          accept=".xlsx,.csv"
          showUploadList={false}
          beforeUpload={(file) => {
            read.mutate(file);
            return false;
          }}
        >
          <Button loading={read.isPending}>上传表格</Button>
        </Upload>
        <small>{`xlsx 或 csv，要有“订单号”和“快递单号”列，导出的订单表填上单号即可；一次最多 ${SHIP_MAX} 单`}</small>
      </div>
    </div>
  );
}
