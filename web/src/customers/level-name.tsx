import type { Customer } from '#contract/customers/customer-record.ts';
import { customerLevelCalls } from '#contract/customers/levels.ts';
import { useCall, useMay } from '#web/ui/index.ts';

interface Props {
  of: Pick<Customer, 'level'> & { levelName: string | null };
}

/** Level of a customer by its name, which other servers of the wire leave to the list of levels. */
function LevelName({ of: { level, levelName } }: Props) {
  const isAsked = useMay()(customerLevelCalls.list) && levelName === null && level > 0;
  const { data: levels = [] } = useCall(customerLevelCalls.list, {}, { enabled: isAsked });
  return levelName ?? levels.find(({ id }) => id === level)?.name;
}

/** Cell of a list: empty where the customer has no level. */
export const levelOf = (customer: Props['of']) => (customer.level > 0 ? <LevelName of={customer} /> : undefined);
