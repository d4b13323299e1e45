import { Descriptions, Modal } from 'antd';
import { z } from 'zod';
import { showMoment } from '#contract/moment.ts';
import { incomingNoticeCalls } from '#contract/services/incoming-notices.ts';
import { Loaded } from '#web/ui/index.ts';
import '#web/ui/form/form.css';
import './notice-dialog.css';

const Moment = z.iso.datetime({ offset: true });

/** Moments of a provider by the clock of the shop; other values as they came. */
const shown = (value: string): string => (Moment.safeParse(value).success ? showMoment(new Date(value)) : value);

/** Body of a notice, field by field; people and proofs in it are masked before they come here. */
export const NoticeDialog = ({ id, onClose }: { id: number; onClose: () => void }) => (
  <Modal open className="form-dialog" title="通知内容" footer={null} onCancel={onClose} width={560}>
    <Loaded call={incomingNoticeCalls.info} input={{ id }}>
      {(notice) =>
        notice && (
          <>
            <p>{`共 ${notice.bytes} 字节。个人信息、签名和密文不显示；内容保留 30 天。`}</p>
            {notice.fields.length === 0 ? (
              <p>没有可以显示的内容</p>
            ) : (
              <Descriptions
                className="notice-fields"
                column={1}
                size="small"
                bordered
                items={notice.fields.map(({ name, value }, at) => ({ key: at, label: name, children: shown(value) }))}
              />
            )}
          </>
        )
      }
    </Loaded>
  </Modal>
);
