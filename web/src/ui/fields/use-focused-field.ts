import { Form } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useIsFilled } from '../form/form-scene.ts';

/** The part of a form that has the focus stands out until it is left. */
function markFocused(): void {
  const item = document.activeElement?.closest('.ant-form-item');
  item?.classList.add('field-found');
  item?.addEventListener('focusout', () => item.classList.remove('field-found'), { once: true });
}

/** Scrolls to a field of the surrounding form once that is filled, gives it the focus and marks it. `at` is its path in the form. */
export function useFocusedField(
  field: string | undefined,
  at: (field: string) => string | string[],
  onFocused?: () => void,
): void {
  const form = Form.useFormInstance();
  const isFilled = useIsFilled();
  const goTo = useEffectEvent((wanted: string) => {
    form?.scrollToField(at(wanted), { block: 'center', focus: true });
    markFocused();
    onFocused?.();
  });
  useEffect(() => {
    if (field !== undefined && isFilled) goTo(field);
  }, [field, isFilled]);
}
