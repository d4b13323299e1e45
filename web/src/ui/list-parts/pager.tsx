import { Pagination, Select } from 'antd';
import { countText } from '../cells/yuan.tsx';
import { useScene } from '../scene/scene.ts';

export const LIST_SIZES = [20, 40, 60, 80, 100] as const;

interface Paged {
  page: number;
  limit: number;
  total: number;
  capped?: boolean | undefined;
}

/** Total, sizes, previous, numbers, next, jumper: in this order. */
export function Pager({
  of: { page, limit, total, capped },
  sizes = LIST_SIZES,
  simple = false,
}: {
  of: Paged;
  sizes?: readonly number[];
  simple?: boolean;
}) {
  const { address } = useScene();
  return (
    <nav className="pager" aria-label="分页">
      <span>{`共 ${countText(total)}${capped ? '+' : ''} 条`}</span>
      {simple || (
        <Select
          aria-label="每页条数"
          size="small"
          popupMatchSelectWidth={false}
          value={limit}
          onChange={(size) => address.set({ limit: String(size), page: '1' })}
          options={sizes.map((size) => ({ value: size, label: `${size} 条/页` }))}
        />
      )}
      <Pagination
        size="small"
        current={page}
        pageSize={limit}
        total={total}
        simple={simple}
        showSizeChanger={false}
        showQuickJumper={!simple}
        onChange={(next) => address.set({ page: String(next) })}
      />
    </nav>
  );
}
