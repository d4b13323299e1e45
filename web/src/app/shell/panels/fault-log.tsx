import { Button, Modal, Tag } from 'antd';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { type Fault, clearFaults, useFaults } from '../../errors.ts';

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

/** Faults in this window since it was opened. */
export function FaultLog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const faults = useFaults((state) => state.faults);
  const clear = () => {
    clearFaults();
    onClose();
  };
  return (
    <Modal open title="Error Log" width="80%" onCancel={onClose} footer={<Button onClick={clear}>Clear All</Button>}>
      <table className="fault-table">
        <thead>
          <tr>
            <th scope="col">Message</th>
            <th scope="col">Stack</th>
          </tr>
        </thead>
        <tbody>
          {faults.map((fault, index) => (
            <tr key={index}>
              <td>
                <Message fault={fault} />
              </td>
              <td>
                <pre className="fault-stack">{fault.stack}</pre>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
