import { Button } from 'antd';
import type { PassInfo, PassStanding } from '#contract/services/pass/account.ts';
import { passOpeningCalls } from '#contract/services/pass/opening.ts';
import { passPackageCalls } from '#contract/services/pass/packages.ts';
import { type PassServiceName, passServiceKeys } from '#contract/services/pass/pass-services.ts';
import { passGenerations } from '#contract/services/one-pass.ts';
import { Can, GoButton, countText } from '#web/ui/index.ts';
import { packagesOf } from '../addresses.ts';

const counters = [
  ['sms', '短信条数'],
  ['copy', '采集次数'],
  ['expr_query', '物流查询次数'],
  ['expr_dump', '面单打印次数'],
] as const;

interface Props {
  info: PassInfo;
  generation: PassStanding['generation'];
  onOpen: (type: PassServiceName) => void;
}

/** Services of the account with what is left of each, and how to get more. */
export const Counters = ({ info, generation, onOpen }: Props) => (
  <ul className="pass-counters" aria-label="服务余量">
    {counters.map(([type, label]) => {
      const { num, open } = info[passServiceKeys[type]];
      return (
        <li key={type}>
          <span>{label}</span>
          <strong className="figure">{countText(num)}</strong>
          {open !== 1 && (
            <Can call={passOpeningCalls.open}>
              <Button size="small" onClick={() => onOpen(type)} aria-label={`开通${label}的服务`}>
                开通服务
              </Button>
            </Can>
          )}
          {open === 1 && generation !== passGenerations.key && (
            <GoButton label="套餐购买" to={packagesOf(type)} call={passPackageCalls.list} />
          )}
        </li>
      );
    })}
  </ul>
);
