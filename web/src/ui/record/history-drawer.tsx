import { Drawer } from 'antd';
import { useFocusBack } from '../basics/use-focus-back.ts';
import { usePhone } from '../basics/use-phone.ts';
import { HistoryList } from './history-list.tsx';

/** The change records of one record, over its page. */
export function HistoryDrawer({ noun, id, onClose }: { noun: string; id: number; onClose: () => void }) {
  useFocusBack();
  const isPhone = usePhone();
  return (
    <Drawer open size={isPhone ? '100%' : 480} title="修改历史" onClose={onClose}>
      <HistoryList noun={noun} id={id} />
    </Drawer>
  );
}
