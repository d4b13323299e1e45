import { Button, Modal } from 'antd';
import { type DayClosing, closingStates } from '#contract/cashier/day-closing-record.ts';
import { labelOf } from '#contract/choices.ts';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { yuanText } from '#web/ui/index.ts';
import { Paper, PaperFacts, Papers } from '#web/ui/paper/paper.tsx';
import { useSiteName } from '#web/ui/paper/use-site-name.ts';
import './closing-list.css';

/** Sheet of a closed day on paper, with room for two signatures. */
export function SheetDialog({ closing, onClose }: { closing: DayClosing; onClose: () => void }) {
  useFocusBack();
  const siteName = useSiteName();
  const { day, opening, received, paid, deposited, books, counted, difference, reason, counts, status, cashier, confirmer } =
    closing;
  return (
    <Modal
      open
      className="closing-sheet"
      title="打印日结单"
      width={880}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>关闭</Button>
          <Button type="primary" onClick={() => window.print()}>
            打印
          </Button>
        </>
      }
    >
      <Papers>
        <Paper size="a4" label={`${day} 日结单`}>
          <h2>{[siteName, '现金日结单'].filter(Boolean).join(' ')}</h2>
          <PaperFacts
            of={[
              ['日期', day],
              ['状态', labelOf(closingStates, status)],
              ['期初现金', yuanText(opening)],
              ['收现', yuanText(received)],
              ['付现', yuanText(paid)],
              ['存银行', yuanText(deposited)],
              ['账面', yuanText(books)],
              ['实点', yuanText(counted)],
              ['差额', difference === 0 ? '一致' : `${yuanText(difference)}（${reason}）`],
            ]}
          />
          <table>
            <thead>
              <tr>
                <th>面额</th>
                <th>张数</th>
                <th>金额</th>
              </tr>
            </thead>
            <tbody>
              {counts.map(({ face, pieces }) => (
                <tr key={face}>
                  <td>{yuanText(face)}</td>
                  <td>{pieces}</td>
                  <td>{yuanText(face * pieces)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="closing-signs">
            <span>{`清点：${cashier}`}</span>
            <span>{`复核：${confirmer}`}</span>
            <span>日期：</span>
          </p>
        </Paper>
      </Papers>
    </Modal>
  );
}
