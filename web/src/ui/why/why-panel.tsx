import { useContext } from 'react';
import { Link } from 'react-router';
import { OpenedPanel } from '../action/opened-panel.tsx';
import { shortMoment } from '../cells/when.tsx';
import { reaches } from '../wire/reach.ts';
import { useMay } from '../wire/session.ts';
import { AsOf, type Why } from './why.ts';
import type { useWhy } from './use-why.ts';

interface Props {
  label: string;
  of: Why;
  /** Address of its rows, where it is another than the place that it names itself. */
  to?: string | undefined;
  panel: ReturnType<typeof useWhy>;
}

function RowsLink({ of: { place }, to }: Pick<Props, 'of' | 'to'>) {
  const may = useMay();
  const isOpen = place !== undefined && reaches(place.to) && (place.needs === undefined || may(place.needs));
  const address = to ?? (isOpen ? place.to : undefined);
  return address !== undefined && <Link to={address}>查看明细</Link>;
}

function Answer({ label, of, to }: Omit<Props, 'panel'>) {
  const asOf = useContext(AsOf);
  const { counts, of: rows, without, parts = [] } = of;
  const facts = [
    ['统计范围', rows],
    ['不含', without],
    ['截至', asOf === undefined ? '打开这一页的时候' : shortMoment(new Date(asOf))],
  ] as const;
  const known = parts.filter(([, text]) => text !== undefined && text !== '');
  return (
    <>
      <strong>{label}怎样算</strong>
      <p>{counts}</p>
      {known.length > 0 && (
        <dl className="why-parts">
          {known.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="figure">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl>
        {facts.map(
          ([name, text]) =>
            text !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <RowsLink of={of} to={to} />
    </>
  );
}

/** Says how a figure is counted, of which rows, until when and without what, with the way to the rows. */
export function WhyPanel({ panel, ...said }: Props) {
  const answer = (
    <div className="why-panel" {...panel.inside}>
      <Answer {...said} />
    </div>
  );
  return panel.isAsked ? <OpenedPanel close={panel.shut}>{answer}</OpenedPanel> : answer;
}
