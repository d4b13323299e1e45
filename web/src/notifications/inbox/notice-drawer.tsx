import { Button, Drawer } from 'antd';
import { useNavigate } from 'react-router';
import { noticeStates } from '#contract/notifications/notices.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { NoticeList } from './notice-list.tsx';
import { ReadAll } from './read-all.tsx';
import './notice-drawer.css';

const INBOX = '/dashboard/inbox';

/** The bell: what waits for the person, and the notices that no count tells of. */
export function NoticeDrawer({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const navigate = useNavigate();
  const goTo = (path: string) => {
    onClose();
    void navigate(path);
  };
  const tools = (
    <>
      <ReadAll />
      <Button size="small" type="link" onClick={() => goTo(INBOX)}>
        全部通知
      </Button>
    </>
  );
  return (
    <Drawer open title="通知" size={400} onClose={onClose} extra={tools} className="notice-drawer">
      <NoticeList state={noticeStates.open} onOpen={goTo} />
    </Drawer>
  );
}
