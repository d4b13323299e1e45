import { type DownlineCustomer, downlineLevels, promoterCalls } from '#contract/distribution/promoters.ts';
import { ChoiceFilter, TextFilter, figure, portrait, run } from '#web/ui/index.ts';
import { PickDialog } from '#web/ui/pickers/pick-dialog.tsx';
import type { TitledColumn } from '#web/ui/scene/column.ts';
import { dialogQuery } from './dialog-query.ts';

type DownlineRow = DownlineCustomer & { id: number };

const columns: readonly TitledColumn<DownlineRow>[] = [
  { title: 'ID', field: 'uid', width: 80, card: 'none' },
  { title: '头像', field: 'avatar', show: portrait },
  { title: '用户信息', field: 'nickname', width: 200, card: 'title' },
  { title: '是否分销员', field: 'isPromoter', width: 100, show: (is) => (is ? '是' : '否') },
  { title: '推广人数', field: 'spreadCount', width: 100, show: figure },
  { title: '订单数', field: 'payCount', width: 100, show: figure },
];

interface Props {
  uid: number;
  name: string;
  onClose: () => void;
}

/** People whom a promoter brought, and whom those brought. */
export const PeopleDialog = ({ uid, name, onClose }: Props) => (
  <PickDialog<DownlineRow>
    title={`推广的用户：${name}`}
    noun="promoter"
    load={async (asked) => {
      const page = await run(promoterCalls.people, dialogQuery(uid, asked));
      return { ...page, list: page.list.map((row) => ({ ...row, id: row.uid })) };
    }}
    columns={columns}
    filters={
      <>
        <ChoiceFilter name="type" label="用户类型" of={downlineLevels} />
        <TextFilter name="nickName" label="关键字" placeholder="请输入姓名、电话、UID" />
      </>
    }
    names={['type', 'nickName']}
    empty="还没有推广过用户"
    width={900}
    onClose={onClose}
  />
);
