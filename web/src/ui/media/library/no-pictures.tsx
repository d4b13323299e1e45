import { Button } from 'antd';
import type { Address } from '../../list/address.ts';
import { Empty } from '../../list/list-states.tsx';

const filters = ['name', 'unused', 'dateLimit'];

/** Why no picture is here: there is none, or the filters leave none. */
export const NoPictures = ({ address }: { address: Address }) =>
  filters.every((name) => address.get(name) === '') ? (
    <Empty says="图片库为空" />
  ) : (
    <Empty
      says="没有符合条件的图片"
      action={
        <Button type="link" onClick={() => address.set(Object.fromEntries(filters.map((name) => [name, ''])))}>
          清空筛选
        </Button>
      }
    />
  );
