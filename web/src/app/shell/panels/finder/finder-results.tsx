import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { productCalls } from '#contract/catalogue/products.ts';
import { profileCalls } from '#contract/profiles/profiles.ts';
import { sentenceOf, useMay } from '#web/ui/wire/index.ts';
import { type MenuPlace, type ToPinyin, finderOf, placesOf } from '../../../menu/find.ts';
import { type MenuItem, isExternal } from '../../../menu/menu.ts';
import { keepFind, recentFinds } from '../../../menu/recent-finds.ts';
import { leadsSomewhere, screensBeside } from '../../../screens/screens.ts';
import { actAddresses, actsLike, useActs } from './acts.ts';
import { type FinderChoice, sectionsOf } from './choices.ts';
import { FoundList } from './found-list.tsx';
import type { Scope } from './scope.ts';
import { useHits } from './use-hits.ts';

interface Props {
  menu: readonly MenuItem[];
  typed: string;
  scope: Scope;
  at: number;
  /** Enter was pressed: the choice is opened as soon as it is certain. */
  isEntered: boolean;
  onCount: (count: number) => void;
  /** Enter was pressed and there is nothing to open. */
  onMissed: () => void;
  onClose: () => void;
}

/** The pages of the menu, and those that stand in none but have an address; an act that leads to one stands for it. */
function everyPlace(menu: readonly MenuItem[]): MenuPlace[] {
  const places = placesOf(menu);
  const known = new Set([...places.map(({ url }) => url), ...actAddresses]);
  return [...places, ...screensBeside(known).map(({ title, path }) => ({ title, above: [], url: path }))];
}

/** The dictionary of pinyin is heavy; until it is there, pages are found by their words. */
function useToPinyin(): ToPinyin | undefined {
  const [toPinyin, setToPinyin] = useState<ToPinyin>();
  useEffect(() => {
    void import('../../../menu/pinyin.ts').then((module) => setToPinyin(() => module.toPinyin));
  }, []);
  return toPinyin;
}

const isLatin = (typed: string) => /^[a-z]/i.test(typed);

function useSections({ menu, typed, scope, isEntered }: Pick<Props, 'menu' | 'typed' | 'scope' | 'isEntered'>) {
  const acts = useActs();
  const toPinyin = useToPinyin();
  const may = useMay();
  const [recent] = useState(() => recentFinds().filter(({ to }) => leadsSomewhere(to.split('?')[0] ?? to)));
  const find = useMemo(() => finderOf(everyPlace(menu), toPinyin), [menu, toPinyin]);
  const { hits, own, error, isSettled, again } = useHits(typed, scope, isEntered);
  const sections = sectionsOf({
    typed,
    scope,
    places: find(typed),
    acts: actsLike(acts, typed, toPinyin),
    hits,
    own,
    isSettled,
    recent,
    mayEdit: may(productCalls.update),
    mayOpenCustomer: may(profileCalls.topDetail),
  });
  return { sections, error, again, isSettled: isSettled && (toPinyin !== undefined || !isLatin(typed)) };
}

/** Hits for the words typed so far. */
export function FinderResults({ onCount, onMissed, onClose, ...asked }: Props) {
  const { typed, at, isEntered } = asked;
  const { sections, error, again, isSettled } = useSections(asked);
  const navigate = useNavigate();
  const choices = sections.flatMap(({ choices: some }) => some);
  const count = choices.length;

  const open = (choice: FinderChoice) => {
    const { key, kind, title, note, to = '' } = choice;
    onClose();
    if (choice.run) return choice.run();
    if (isExternal(to)) return void window.open(to, '_blank', 'noopener');
    if (!choice.isMore) keepFind({ key, kind, title, note, to });
    return void navigate(to);
  };
  const openEntered = useEffectEvent(() => {
    const choice = choices[at];
    const isCertain = isSettled || at > 0 || choice?.kind === 'pages' || choice?.kind === 'acts';
    if (choice && isCertain) open(choice);
    else if (isSettled) onMissed();
  });

  useEffect(() => onCount(count), [count, onCount]);
  useEffect(() => {
    if (isEntered) openEntered();
  }, [isEntered, isSettled, sections]);

  return (
    <div className="found">
      <div id="found" role="listbox" aria-label="找到的内容" aria-busy={!isSettled}>
        <FoundList sections={sections} typed={typed} at={at} onPick={open} />
      </div>
      {error ? (
        <p role="alert">
          没有查到商品、订单、退换单、用户和设置：{sentenceOf(error)}
          <button type="button" onClick={again}>
            重试
          </button>
        </p>
      ) : (
        count === 0 && <p>{isSettled ? `没有找到“${typed}”，换个词试试；页面也可以输入拼音首字母` : '正在查找…'}</p>
      )}
    </div>
  );
}
