import type { Place } from '../find.ts';

interface Props {
  found: readonly Place[];
  at: number;
  onPick: (place: Place) => void;
}

export const FoundList = ({ found, at, onPick }: Props) => (
  <ul className="found" id="found" role="listbox" aria-label="找到的页面">
    {found.length === 0 && <li className="found-none">没有找到，换个词试试；也可以输入拼音首字母</li>}
    {found.map((place, index) => (
      <li key={place.url + place.name} id={`found-${index}`} role="option" aria-selected={index === at} onPointerDown={(event) => event.preventDefault()} onClick={() => onPick(place)} onKeyDown={() => {}}>
        <span>{place.name}</span>
        <code>{place.url}</code>
      </li>
    ))}
  </ul>
);
