import { type InputRef, Input, Modal } from 'antd';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFocusBack } from '#web/ui/basics/use-focus-back.ts';
import { type Place, type ToPinyin, finderOf, placesOf } from '../../menu/find.ts';
import { type Entry, isExternal } from '../../menu/menu.ts';
import { screensBeside } from '../../screens/screens.ts';
import { FoundList } from './found-list.tsx';

const MOST = 12;

interface Props {
  menu: readonly Entry[];
  onClose: () => void;
}

function everyPlace(menu: readonly Entry[]): Place[] {
  const places = placesOf(menu);
  const beside = screensBeside(new Set(places.map(({ url }) => url)));
  return [...places, ...beside.map(({ title, path }) => ({ name: title, url: path }))];
}

/** Finds a page by name, address or pinyin, and goes there. */
export function Finder({ menu, onClose }: Props) {
  useFocusBack();
  const navigate = useNavigate();
  const input = useRef<InputRef>(null);
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState(0);
  const [toPinyin, setToPinyin] = useState<ToPinyin>();
  const find = useMemo(() => finderOf(everyPlace(menu), toPinyin), [menu, toPinyin]);
  const found = find(wanted).slice(0, MOST);

  useEffect(() => {
    void import('../../menu/pinyin.ts').then((module) => setToPinyin(() => module.toPinyin));
  }, []);

  const go = ({ url }: Place) => {
    onClose();
    if (isExternal(url)) window.open(url, '_blank', 'noopener');
    else void navigate(url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const here = found[at];
    if (step !== undefined) {
      event.preventDefault();
      setAt((at + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter' && here) go(here);
  };
  const onChange = (text: string) => {
    setWanted(text);
    setAt(0);
  };

  return (
    <Modal
      open
      closable={false}
      footer={null}
      width={560}
      style={{ top: 80 }}
      onCancel={onClose}
      afterOpenChange={(open) => open && input.current?.focus()}
      aria-label="搜索菜单"
    >
      <Input
        ref={input}
        size="large"
        placeholder="搜索菜单"
        aria-label="搜索菜单"
        role="combobox"
        aria-expanded
        aria-controls="found"
        aria-activedescendant={`found-${at}`}
        value={wanted}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      <FoundList found={found} at={at} onPick={go} />
    </Modal>
  );
}
