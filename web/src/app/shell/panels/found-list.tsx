import type { Place } from '../../menu/find.ts';

interface Props {
  found: readonly Place[];
  at: number;
  onPick: (place: Place) => void;
}

export const FoundList = ({ found, at, onPick }: Props) => (
  <div className="found" id="found" role="listbox" aria-label="找到的页面">
    {found.map((place, index) => (
      <button
        key={place.url + place.name}
        type="button"
        id={`found-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === at}
        onClick={() => onPick(place)}
      >
        <span>{place.name}</span>
        <code>{place.url}</code>
      </button>
    ))}
    {found.length === 0 && <p>没有找到，换个词试试；也可以输入拼音首字母</p>}
  </div>
);
