import { Checkbox, Radio } from 'antd';
import { DateRangeFilter } from '../../filters/date-range-filter.tsx';
import { TextFilter } from '../../filters/text-filter.tsx';
import { useFilter } from '../../filters/use-filter.ts';
import { DeletedButton } from '../../record/deleted-button.tsx';
import { kinds } from './use-pictures.ts';

/** Pictures or videos. */
const KindFilter = () => {
  const [value, set] = useFilter('attType');
  return (
    <Radio.Group
      optionType="button"
      aria-label="类型"
      value={value}
      options={[
        { value: kinds.picture, label: '图片' },
        { value: kinds.video, label: '视频' },
      ]}
      onChange={(event) => set(String(event.target.value))}
    />
  );
};

const UnusedFilter = () => {
  const [value, set] = useFilter('unused');
  return (
    <Checkbox checked={value !== ''} onChange={(event) => set(event.target.checked ? '1' : '')}>
      未使用
    </Checkbox>
  );
};

export const LibraryFilters = ({ isOneKind }: { isOneKind: boolean }) => (
  <div className="library-filters">
    {isOneKind || <KindFilter />}
    <DateRangeFilter label="上传时间" />
    <TextFilter name="name" label="文件名称" />
    <UnusedFilter />
    <DeletedButton noun="attachment" label="最近删除的图片" />
  </div>
);
