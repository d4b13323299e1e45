import type { Call } from '#contract/call.ts';
import { RunButton } from '../action/run-button.tsx';
import { type Hanging, type Move, type TreeLine, moveAmong } from './tree-lines.ts';

interface Props<R, I extends object> {
  line: TreeLine<R>;
  call: Call<I, unknown>;
  input: (to: Move) => I;
  touches?: readonly string[];
}

/** Changes places with a neighbour: what dragging does, for the keyboard and the thumb. */
export const MoveButtons = <R extends Hanging<R>, I extends object>({ line, input, ...button }: Props<R, I>) => (
  <>
    <RunButton {...button} label="上移" disabled={line.position === 0} input={input(moveAmong(line, line.position - 1))} />
    <RunButton
      {...button}
      label="下移"
      disabled={line.position === line.siblings.length - 1}
      input={input(moveAmong(line, line.position + 2))}
    />
  </>
);
