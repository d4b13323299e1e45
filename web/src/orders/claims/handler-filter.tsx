import { handledBy } from '#contract/orders/enums.ts';
import { SelectFilter } from '#web/ui/filters/select-filter.tsx';
import { signedId } from '#web/ui/wire/index.ts';
import { useHandlers } from './use-handlers.ts';

/** Orders by who handles them. Absent on servers that know of no handlers. */
export function HandlerFilter() {
  const handlers = useHandlers();
  if (!handlers) return null;
  const others = handlers.filter(({ id }) => id !== signedId());
  const people = others.map(({ id, name, count }) => ({ value: id, label: `${name}（${count} 单）` }));
  return <SelectFilter name="handler" label="处理人" options={[...handledBy.options, ...people]} />;
}
