import { Checkbox, Radio } from 'antd';
import { DateRangeFilter } from '#web/ui/filters/date-range-filter.tsx';
import { SheetButton } from '#web/ui/filters/sheet-button.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { useFilter } from '#web/ui/filters/use-filter.ts';
import { useScene } from '#web/ui/scene/scene.ts';
import { DeletedButton } from '#web/ui/record/deleted-button.tsx';
import { usePhone } from '#web/ui/basics/use-phone.ts';
import { clearFilters, kinds, setFilters } from './use-pictures.ts';

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

const filters = (
  <>
    <DateRangeFilter name="dateLimit" label="上传时间" />
    <TextFilter name="name" label="文件名称" />
    <UnusedFilter />
  </>
);

/** Filters beside each other; on a phone in a sheet. */
export function LibraryFilters() {
  const { address } = useScene();
  const isPhone = usePhone();
  return (
    <div className="library-filters">
      <KindFilter />
      {isPhone ? (
        <SheetButton count={setFilters(address).length} onClear={() => clearFilters(address)}>
          {filters}
        </SheetButton>
      ) : (
        filters
      )}
      <DeletedButton noun="attachment" label="最近删除的图片" />
    </div>
  );
}
