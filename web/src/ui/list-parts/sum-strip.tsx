import { Button } from 'antd';
import type { Call } from '#contract/call.ts';
import { inputOf } from '../scene/address.ts';
import { useScene } from '../scene/scene.ts';
import { useCall } from '../wire/queries.ts';
import { useMay } from '../wire/session.ts';
import { WhySum } from '../why/why-sum.tsx';
import { AsOf, type Why } from '../why/why.ts';
import './sum-strip.css';

/** A sum of a strip, with how it comes about. */
export type Summed = readonly [label: string, text: string | undefined, why: Why];

interface Props {
  /** Names what is summed, where the list shows less or goes by another clock. */
  lead?: string | undefined;
  /** A text is undefined until it is read, and its place is kept; a sum whose text is empty is left out. */
  of: readonly Summed[];
  /** Moment at which they were read. */
  asOf?: number | undefined;
  /** Asks once more where the sums could not be read. */
  again?: (() => void) | undefined;
}

/** Sums of all that a list finds, each with its label; a way to ask again where they could not be read. */
export function SumStrip({ lead, of, asOf, again }: Props) {
  if (again)
    return (
      <div className="sum-strip" role="alert">
        <span>合计没有读到</span>
        <Button size="small" onClick={again}>
          重试
        </Button>
      </div>
    );
  const strip = (
    <dl className="sum-strip">
      {of
        .filter(([, text]) => text !== '')
        .map(([label, text, why]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">
              {text === undefined ? <span className="bone" /> : <WhySum label={label} why={why} text={text} />}
            </dd>
          </div>
        ))}
    </dl>
  );
  const sums = <AsOf value={asOf}>{strip}</AsOf>;
  if (lead === undefined) return sums;
  return (
    <div className="sum-row">
      <span className="sum-lead">{lead}</span>
      {sums}
    </div>
  );
}

/** Sums for a strip, and the way to ask once more where they could not be read and none are there from before. */
export function useSums<I extends object, O>(call: Call<I, O>, input: I, isWanted = true) {
  const { data, error, refetch, dataUpdatedAt } = useCall(call, input, { enabled: isWanted, saysItself: true });
  return { data, asOf: dataUpdatedAt || undefined, again: error && data === undefined ? () => void refetch() : undefined };
}

/** Sums of what the filters of a list find; nothing is asked for people who may not read them. */
export function useListSums<I extends object, O>(call: Call<I, O>) {
  const may = useMay()(call);
  const { address } = useScene();
  return { may, ...useSums(call, inputOf(call, address), may) };
}
