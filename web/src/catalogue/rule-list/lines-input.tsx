import { NewSpec } from '../spec-rows/new-spec.tsx';
import { SpecRows } from '../spec-rows/spec-rows.tsx';
import { withSpec } from '../product/specs.ts';
import { type Line, linesOfSpecs, specsOfLines } from './lines.ts';
import '../product/product.css';

interface Props {
  id?: string;
  value?: readonly Line[];
  onChange?: (lines: Line[]) => void;
}

/** The specifications of a template. */
export function LinesInput({ id, value = [], onChange }: Props) {
  const specs = specsOfLines(value);
  const change = (next: readonly (typeof specs)[number][]) => onChange?.(linesOfSpecs(next));
  return (
    <div className="spec-editor" id={id}>
      <SpecRows specs={specs} onChange={change} />
      <div className="spec-tools">
        <NewSpec incomplete="请添加规格名称" onAdd={(spec) => change(withSpec(specs, spec))} />
      </div>
    </div>
  );
}
