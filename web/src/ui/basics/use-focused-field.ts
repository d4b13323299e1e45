import { Form } from 'antd';
import { useEffect, useEffectEvent } from 'react';

/** Time in ms in which the list from which a field was picked closes, and gives the focus back. */
const AFTER_LIST_MS = 100;

/** The part of a form that has the focus stands out until it is left. */
function markFocused(): void {
  const item = document.activeElement?.closest('.ant-form-item');
  item?.classList.add('field-found');
  item?.addEventListener('focusout', () => item.classList.remove('field-found'), { once: true });
}

/** Scrolls to a field of the surrounding form once it is drawn, gives it the focus and marks it. `at` is its path in the form. */
export function useFocusedField(
  field: string | undefined,
  at: (field: string) => string | string[],
  onFocused?: () => void,
): void {
  const form = Form.useFormInstance();
  const goTo = useEffectEvent((wanted: string) => {
    form?.scrollToField(at(wanted), { block: 'center', focus: true });
    markFocused();
    onFocused?.();
  });
  useEffect(() => {
    if (field === undefined) return;
    const timer = setTimeout(goTo, AFTER_LIST_MS, field);
    return () => clearTimeout(timer);
  }, [field]);
}
