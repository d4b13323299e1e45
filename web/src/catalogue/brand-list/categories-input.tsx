import { CategoryInput } from '../product-form/category-input.tsx';

interface Props {
  id?: string;
  value?: readonly number[];
  onChange?: (ids: number[]) => void;
  onBlur?: () => void;
}

/** Multi-select of categories; its value is their ids. */
export const CategoriesInput = ({ value = [], onChange, ...control }: Props) => (
  <CategoryInput
    {...control}
    value={value.join(',')}
    onChange={(ids) =>
      onChange?.(
        ids
          .split(',')
          .filter((id) => id !== '')
          .map(Number),
      )
    }
  />
);
