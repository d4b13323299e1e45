import { Button, Checkbox, Modal, Radio } from 'antd';
import { useState } from 'react';
import { exportFormats } from '#contract/exports/exports.ts';
import { useFocusBack } from '../basics/use-focus-back.ts';
import { useCall, useRun } from '../wire/index.ts';
import type { Exporting } from './exporting.ts';
import { ExportRun } from './export-run.tsx';
import { type Wish, useExportWish } from './use-export-wish.ts';
import '../form/form.css';
import './export.css';

interface Props<F extends object, I extends F> extends Exporting<F, I> {
  filter: I;
  onClose: () => void;
}

const digits = new Intl.NumberFormat('en-US');

function WishFields({
  columns,
  wish,
  choose,
}: Pick<Exporting<object, object>, 'columns'> & { wish: Wish; choose: (wish: Wish) => void }) {
  const options = Object.entries(columns).map(([value, { title }]) => ({ value, label: title }));
  const all = options.map(({ value }) => value);
  return (
    <>
      <fieldset className="export-columns">
        <legend>
          导出的列
          <Button type="link" size="small" onClick={() => choose({ ...wish, columns: all })}>
            全选
          </Button>
        </legend>
        <Checkbox.Group
          options={options}
          value={wish.columns}
          onChange={(chosen) => choose({ ...wish, columns: all.filter((name) => chosen.includes(name)) })}
        />
      </fieldset>
      <fieldset className="export-columns">
        <legend>文件格式</legend>
        <Radio.Group
          options={exportFormats.options}
          value={wish.format}
          onChange={({ target }) => choose({ ...wish, format: target.value === 'csv' ? 'csv' : 'xlsx' })}
        />
      </fieldset>
    </>
  );
}

/** Which columns, which format, how many; then how far it is, and the file. */
export function ExportDialog<F extends object, I extends F>({ call, of, columns, unit, filter, onClose }: Props<F, I>) {
  useFocusBack();
  const [kept, keep] = useExportWish(of.noun, columns);
  const [changed, setChanged] = useState<Wish>();
  const wish = changed ?? kept;
  const { data } = useCall(of, { ...filter, page: 1, limit: 1 });
  const { mutate, data: started, isPending } = useRun(call);
  const begin = () => {
    keep(wish);
    mutate({ filter, ...wish });
  };
  const count = data && ` ${digits.format(data.total)}${data.capped ? ' 多' : ''} ${unit}`;
  const footer = started ? null : (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button type="primary" loading={isPending} disabled={wish.columns.length === 0 || data?.total === 0} onClick={begin}>
        导出{count}
      </Button>
    </>
  );
  return (
    <Modal open className="form-dialog" title="导出" width={640} onCancel={onClose} footer={footer}>
      {started ? (
        <ExportRun {...started.answer} onClose={onClose} />
      ) : (
        <WishFields columns={columns} wish={wish} choose={setChanged} />
      )}
    </Modal>
  );
}
