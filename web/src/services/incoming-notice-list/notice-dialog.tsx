import { useQuery } from '@tanstack/react-query';
import { Descriptions, Modal, Skeleton } from 'antd';
import { incomingNoticeCalls } from '#contract/services/incoming-notices.ts';
import { Failing } from '#web/ui/list-parts/list-states.tsx';
import { queryOf } from '#web/ui/wire/index.ts';
import '#web/ui/form/form.css';

/** Body of a notice, field by field; people and proofs in it are masked before they come here. */
export function NoticeDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(queryOf(incomingNoticeCalls.info, { id }));
  return (
    <Modal open className="form-dialog" title="通知内容" footer={null} onCancel={onClose} width={560}>
      {error && <Failing error={error} again={() => void refetch()} />}
      {!error && !data && <Skeleton active />}
      {data && (
        <>
          <p>{`共 ${data.bytes} 字节。个人信息、签名和密文不显示；内容保留 30 天。`}</p>
          {data.fields.length === 0 ? (
            <p>没有可以显示的内容</p>
          ) : (
            <Descriptions
              column={1}
              size="small"
              bordered
              items={data.fields.map(({ name, value }, at) => ({ key: at, label: name, children: value }))}
            />
          )}
        </>
      )}
    </Modal>
  );
}
