import { Fragment } from 'react';
import { campaignResultCalls } from '#contract/order-figures/campaign-results.ts';
import { counted, shareText } from '#web/ui/chart/measure.ts';
import { useCall } from '#web/ui/index.ts';

interface FunnelStep {
  label: string;
  value: number;
  unit: string;
}

const NONE = '–';
/** Part of those before; nothing to compare with where there was nobody, or where views were not reported from the beginning. */
const rateOf = ({ value }: FunnelStep, before: FunnelStep): string =>
  before.value === 0 || value > before.value ? NONE : shareText(value / before.value);

/** Funnel from the views of a campaign's page to those who paid, with the part that went on at each step. */
export function Funnel({ kind, id }: { kind: number; id: number }) {
  const { data } = useCall(campaignResultCalls.funnel, { kind, id }, { saysItself: true });
  if (!data) return null;
  const steps: FunnelStep[] = [
    { label: '展示', value: data.shown, unit: '次' },
    { label: '参与', value: data.people, unit: '人' },
    { label: '购买', value: data.payers, unit: '人' },
  ];
  return (
    <ol className="result-funnel" aria-label="转化漏斗">
      {steps.map((step, nth) => {
        const before = steps[nth - 1];
        return (
          <Fragment key={step.label}>
            {before && (
              <li className="result-rate" aria-label={`${before.label}到${step.label}`}>
                {rateOf(step, before)}
              </li>
            )}
            <li>
              <small className="quiet">{step.label}</small>
              <strong>{`${counted(step.unit).text(step.value)} ${step.unit}`}</strong>
            </li>
          </Fragment>
        );
      })}
    </ol>
  );
}
