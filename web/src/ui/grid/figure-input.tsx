import { type ComponentProps, useState } from 'react';
import { type Figure, type CellKind, figureOf, textOf, typed } from './typing.ts';
import './grid.css';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  kind: CellKind;
  value: Figure;
  onChange: (figure: Figure) => void;
  /** Reason it cannot stay so. */
  problem?: string | undefined;
}

const modes = { decimal: 'decimal', count: 'numeric', text: 'text' } as const;

/** A plain input for one of hundreds of cells; shows what was typed while one is in it. */
export function FigureInput({ kind, value, onChange, problem, placeholder, ...rest }: Props) {
  const [text, setText] = useState<string>();
  return (
    <input
      {...rest}
      className={kind === 'text' ? 'cell-input' : 'cell-input cell-figure'}
      inputMode={modes[kind]}
      aria-invalid={problem !== undefined}
      title={problem}
      placeholder={problem ?? placeholder}
      value={text ?? textOf(kind, value)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        const kept = typed(kind, event.target.value);
        setText(kept);
        onChange(figureOf(kind, kept));
      }}
      onBlur={() => setText(undefined)}
    />
  );
}
