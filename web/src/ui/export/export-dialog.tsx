import { Button, Checkbox, Modal, Radio } from 'antd';
import { useState } from 'react';
import { exportFormats } from '#contract/exports/exports.ts';
import { useFocusBack } from '../basics/use-focus-back.ts';
import { countText } from '../cells/yuan.tsx';
import { useCall, useRun } from '../wire/index.ts';
import type { Exporting } from './exporting.ts';
import { ExportRun } from './export-run.tsx';
import { type ExportOptions, useExportOptions } from './use-export-options.ts';
import '../form/form.css';
import './export.css';

interface Props<F extends object, I extends F> extends Exporting<F, I> {
  filter: I;
  onClose: () => void;
}

function OptionFields({
  columns,
  selection,
  choose,
}: Pick<Exporting<object, object>, 'columns'> & { selection: ExportOptions; choose: (selection: ExportOptions) => void }) {
  const options = Object.entries(columns).map(([value, { title }]) => ({ value, label: title }));
  const all = options.map(({ value }) => value);
  return (
    <>
      <fieldset className="export-columns">
        <legend>
          导出的列
          <Button type="link" size="small" onClick={() => choose({ ...selection, columns: all })}>
            全选
          </Button>
        </legend>
        <Checkbox.Group
          options={options}
          value={selection.columns}
          onChange={(chosen) => choose({ ...selection, columns: all.filter((name) => chosen.includes(name)) })}
        />
      </fieldset>
      <fieldset className="export-columns">
        <legend>文件格式</legend>
        <Radio.Group
          options={exportFormats.options}
          value={selection.format}
          onChange={({ target }) => choose({ ...selection, format: target.value === 'csv' ? 'csv' : 'xlsx' })}
        />
      </fieldset>
    </>
  );
}

/** Columns, format and number of rows; then the progress, and the file. */
export function ExportDialog<F extends object, I extends F>({ call, of, columns, unit, filter, onClose }: Props<F, I>) {
  useFocusBack();
  const [kept, keep] = useExportOptions(of.noun, columns);
  const [changed, setChanged] = useState<ExportOptions>();
  const selection = changed ?? kept;
  const { data } = useCall(of, { ...filter, page: 1, limit: 1 });
  const { mutate, data: started, isPending } = useRun(call);
  const begin = () => {
    keep(selection);
    mutate({ filter, ...selection });
  };
  const count = data && ` ${countText(data.total)}${data.capped ? ' 多' : ''} ${unit}`;
  const footer = started ? null : (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button type="primary" loading={isPending} disabled={selection.columns.length === 0 || data?.total === 0} onClick={begin}>
        导出{count}
      </Button>
    </>
  );
  return (
    <Modal open className="form-dialog" title="导出" width={640} onCancel={onClose} footer={footer}>
      {started ? (
        <ExportRun {...started.answer} onClose={onClose} />
      ) : (
        <OptionFields columns={columns} selection={selection} choose={setChanged} />
      )}
    </Modal>
  );
}
