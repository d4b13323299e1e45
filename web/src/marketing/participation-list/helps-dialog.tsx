import { type Help, type Participation, participationCalls } from '#contract/marketing/participations.ts';
import { portrait, run, when, yuan } from '#web/ui/index.ts';
import { PickDialog } from '#web/ui/pickers/pick-dialog.tsx';
import type { TitledColumn } from '#web/ui/scene/column.ts';

const columns: readonly TitledColumn<Help>[] = [
  { title: '用户ID', field: 'uid', width: 80 },
  { title: '用户头像', field: 'avatar', width: 88, show: portrait },
  { title: '用户名称', field: 'nickname', width: 160, card: 'title' },
  { title: '砍价金额', field: 'price', width: 100, show: yuan },
  { title: '砍价时间', field: 'addTime', show: when },
];

interface Props {
  participation: Pick<Participation, 'id' | 'nickname'>;
  onClose: () => void;
}

/** Friends who have cut the price of one bargain, the latest first. */
export const HelpsDialog = ({ participation: { id, nickname }, onClose }: Props) => (
  <PickDialog
    title={`砍价详情：${nickname}`}
    noun="bargain_user"
    load={async ({ page, limit }) => {
      const all = await run(participationCalls.helps, { id });
      const list = all.slice((page - 1) * limit, page * limit);
      return { page, limit, total: all.length, totalPage: Math.ceil(all.length / limit), list };
    }}
    columns={columns}
    filters={null}
    names={[]}
    empty="还没有人砍过价"
    width={650}
    onClose={onClose}
  />
);
