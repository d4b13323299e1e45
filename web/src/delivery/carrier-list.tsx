import { expressCalls } from '#contract/delivery/express.ts';
import { code } from '#web/ui/cells/code.tsx';
import { signals } from '#web/ui/cells/signal.tsx';
import { figure } from '#web/ui/cells/yuan.tsx';
import { FlagFilter } from '#web/ui/filters/select-filter.tsx';
import { TextFilter } from '#web/ui/filters/text-filter.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';

const shown = signals({ true: ['done', '开启'], false: ['rest', '关闭'] });

/** Who carries the parcels. */
export const CarrierList = () => (
  <ListPage
    title="物流公司"
    call={expressCalls.list}
    filters={
      <>
        <TextFilter name="keywords" label="物流公司名称或编码" />
        <FlagFilter name="isShow" label="是否显示" words={['开启', '关闭']} />
      </>
    }
    columns={[
      { title: '物流公司名称', field: 'name', width: 240, card: 'title' },
      { title: '编码', field: 'code', show: code },
      { title: '排序', field: 'sort', show: figure },
      { title: '是否显示', field: 'isShow', show: shown },
    ]}
  />
);
