import { findEvent } from '#contract/notifications/events.ts';
import { notificationRefusals } from '#contract/notifications/notifications.ts';
import {
  type FieldContent,
  type FieldValues,
  fieldFault,
  fieldSource,
  fieldsIn,
} from '#contract/notifications/template-fields.ts';

/** Contents of the fields of a template as they are kept; refuses what WeChat would refuse of every message. */
export function mappedFields(content: string, sent: readonly FieldContent[], mark: string): FieldValues {
  const terms = findEvent(mark)?.letter ?? { of: 'order' as const, values: [] };
  const mapped = fieldsIn(content).map(({ name, label }) => {
    const found = sent.find((one) => one.name === name);
    const source = found && fieldSource(found);
    const fault = fieldFault({ name, label, source }, terms);
    if (!source || fault !== undefined) throw notificationRefusals.WRONG_FIELD({ says: fault ?? label });
    return [name, source] as const;
  });
  return Object.fromEntries(mapped);
}
