import type { RuleLine } from '#contract/catalogue/specifications.ts';
import { type Spec, linesOfSpecs, specsOfLines, withSpec } from '../product/specs.ts';
import { NewSpec } from './new-spec.tsx';
import { SpecRows } from './spec-rows.tsx';
import '../product/product.css';

interface Props {
  id?: string;
  value?: readonly RuleLine[];
  onChange?: (lines: RuleLine[]) => void;
}

/** The specifications of a template, with their values. */
export function LinesInput({ id, value = [], onChange }: Props) {
  const specs = specsOfLines(value);
  const change = (next: readonly Spec[]) => onChange?.(linesOfSpecs(next, value));
  return (
    <div className="spec-editor" id={id}>
      <SpecRows specs={specs} onChange={change} />
      <div className="spec-tools">
        <NewSpec incomplete="请添加规格名称" onAdd={(spec) => change(withSpec(specs, spec))} />
      </div>
    </div>
  );
}
