import { Button } from 'antd';
import { type MoveDetail, type MoveReport, moveKinds } from '#contract/move-in/moves.ts';
import { labelOf } from '#contract/choices.ts';
import { saveAs } from '#web/ui/wire/download.ts';

/** Hands the report to the browser as a text. */
export function SaveReport({ move: { id, dump, isDry }, report: { text } }: { move: MoveDetail; report: MoveReport }) {
  const name = `${labelOf(moveKinds, isDry)}报告 ${id} ${dump}.txt`;
  return <Button onClick={() => saveAs(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }), name)}>下载报告</Button>;
}
