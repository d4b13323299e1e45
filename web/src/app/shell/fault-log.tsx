import { Button, Modal, Table, Tag } from 'antd';
import { useFocusBack } from '#web/ui/use-focus-back.ts';
import { type Fault, clearFaults, useFaults } from '../errors.ts';

const Message = ({ fault }: { fault: Fault }) => (
  <dl className="fault">
    {[
      ['Msg', 'red', fault.message],
      ['Info', 'orange', fault.info],
      ['Url', 'green', fault.url],
    ].map(([label, color, text]) => (
      <div key={label}>
        <Tag color={color}>{label}</Tag>
        {text}
      </div>
    ))}
  </dl>
);

/** What went wrong in this window since it was opened. */
export function FaultLog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const faults = useFaults((state) => state.faults);
  const clear = () => {
    clearFaults();
    onClose();
  };
  return (
    <Modal open title="Error Log" width="80%" onCancel={onClose} footer={<Button onClick={clear}>Clear All</Button>}>
      <Table
        size="small"
        rowKey={(fault) => faults.indexOf(fault)}
        dataSource={[...faults]}
        pagination={false}
        scroll={{ y: '60vh' }}
        columns={[
          { title: 'Message', width: '45%', render: (_, fault) => <Message fault={fault} /> },
          { title: 'Stack', dataIndex: 'stack', render: (stack: string) => <pre className="fault-stack">{stack}</pre> },
        ]}
      />
    </Modal>
  );
}
