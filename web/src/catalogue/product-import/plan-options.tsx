import { Checkbox } from 'antd';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { RecordSelect } from '#web/ui/index.ts';
import { CategoryInput } from '../product-form/category-input.tsx';

/** Defaults where the file says nothing. */
export interface Options {
  tempId: number | null;
  cateId: string;
  putOnShelf: boolean;
}

export const noOptions: Options = { tempId: null, cateId: '', putOnShelf: false };

interface Props {
  options: Options;
  onChange: (options: Options) => void;
}

const LONG = { page: 1, limit: 9999 };

export const PlanOptions = ({ options, onChange }: Props) => (
  <fieldset className="plan-options">
    <legend>文件未填写时的默认值</legend>
    <label htmlFor="plan-freight">运费模板</label>
    <RecordSelect
      id="plan-freight"
      call={freightTemplateCalls.list}
      input={LONG}
      rows={({ list }) => list}
      placeholder="默认的运费模板"
      none="还没有运费模板"
      allowClear
      value={options.tempId}
      onChange={(tempId) => onChange({ ...options, tempId })}
    />
    <label htmlFor="plan-category">商品分类</label>
    <CategoryInput id="plan-category" value={options.cateId} onChange={(cateId) => onChange({ ...options, cateId })} />
    <Checkbox checked={options.putOnShelf} onChange={(event) => onChange({ ...options, putOnShelf: event.target.checked })}>
      新商品直接上架（不勾选则先放入仓库）
    </Checkbox>
  </fieldset>
);
