import { type Noun, flagIn, namesOf } from './names.ts';

const blanks = { text: `''`, count: '0', flag: 'true' } as const;
const cells = { text: '', count: ', width: 88, show: figure', flag: ', of: shownOrHidden' } as const;
const controls = { text: 'TextField', count: 'NumberField', flag: 'FlagField' } as const;
const terms = { text: ' showCount', count: '', flag: ' of={shownOrHidden}' } as const;

const kindsOf = (noun: Noun) => new Set(noun.fields.map(({ kind }) => kind));

export function listOf(noun: Noun): string {
  const { domain, nouns, camel, Pascal, noun: one, table } = namesOf(noun);
  const kinds = kindsOf(noun);
  const [name] = noun.fields;
  const flag = flagIn(noun);
  const filters = `<TextFilter name="${name?.name}" />`;
  const ui = [
    kinds.has('flag') && 'ChoiceFilter',
    'HistoryButton',
    'ListPage',
    'RecordDialog',
    'RunButton',
    'TextFilter',
    kinds.has('count') && 'figure',
    'when',
  ];
  return `import { lazy } from 'react';
${kinds.has('flag') ? `import { shownOrHidden } from '#contract/choices.ts';\n` : ''}import { ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import { ${ui.filter((part) => part !== false).join(', ')} } from '#web/ui/index.ts';

const ${Pascal}Fields = lazy(() => import('./${one}-fields.tsx').then((module) => ({ default: module.${Pascal}Fields })));

const dialog = {
  noun: '${noun.label}',
  save: ${camel}Calls.save,
  call: ${camel}Calls.update,
  blank: { ${noun.fields.map((field) => `${field.name}: ${blanks[field.kind]}`).join(', ')} },
  children: <${Pascal}Fields />,
};
const add = <RecordDialog {...dialog} primary />;

export const ${Pascal}List = () => (
  <ListPage
    title="${noun.label}"
    call={${camel}Calls.list}
    filters={${flag ? `<>${filters}<ChoiceFilter name="${flag.name}" of={shownOrHidden} /></>` : filters}}
    actions={add}
    columns={[
      { field: 'id', width: 64, card: 'none' },
${noun.fields.map((field) => `      { field: '${field.name}'${field === name ? `, width: 240, card: 'title'` : cells[field.kind]} },`).join('\n')}
      { field: 'createTime', show: when, card: 'none' },
    ]}
    rowActions={(row) => (
      <>
        <RecordDialog {...dialog} record={row} />
        <HistoryButton noun="${table}" id={row.id} call={${camel}Calls.info} />
        <RunButton label="删除" call={${camel}Calls.delete} input={{ id: row.id }} danger />
      </>
    )}
    empty={{ says: '还没有${noun.label}', action: add }}
  />
);
`;
}

export function fieldsOf(noun: Noun): string {
  const { Pascal } = namesOf(noun);
  const kinds = kindsOf(noun);
  const ui = (['flag', 'count', 'text'] as const).filter((kind) => kinds.has(kind)).map((kind) => controls[kind]);
  return `${kinds.has('flag') ? `import { shownOrHidden } from '#contract/choices.ts';\n` : ''}import { ${ui.join(', ')} } from '#web/ui/index.ts';

export const ${Pascal}Fields = () => (
  <>
${noun.fields.map(({ name, kind }) => `    <${controls[kind]} name="${name}"${terms[kind]} />`).join('\n')}
  </>
);
`;
}

const samples = { text: `'甲'`, count: '3', flag: 'true' } as const;

export function webTestOf(noun: Noun): string {
  const { domain, nouns, camel, Pascal, noun: one } = namesOf(noun);
  const [name] = noun.fields;
  const rows = noun.fields.map((field) => `${field.name}: ${samples[field.kind]}`).join(', ');
  return `import { describe } from 'vitest';
import { type ${Pascal}, ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import { on } from '../../../test/fake-wire.ts';
import { itIsADialog } from '../../../test/is-a-dialog.tsx';
import { itIsAList } from '../../../test/is-a-list.tsx';
import { ${Pascal}List } from './${one}-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const row: ${Pascal} = { id: 7, ${rows}, createTime: at, updateTime: at };
const pageOf = (...list: ${Pascal}[]) => ({ page: 1, limit: 20, totalPage: list.length, total: list.length, list });

describe('the list', () => {
  itIsAList({
    screen: <${Pascal}List />,
    call: ${camel}Calls.list,
    some: pageOf(row),
    row: '甲',
    none: pageOf(),
    empty: '还没有${noun.label}',
    filter: '${name?.name}=x',
    search: ['${name?.label}', '${name?.name}'],
    reader: { may: [${camel}Calls.list.permission], lacks: ['添加${noun.label}', '编辑', '更多', '历史'] },
  });
});

describe('the dialog', () => {
  itIsADialog({
    screen: <${Pascal}List />,
    wire: [on(${camel}Calls.list, pageOf(row))],
    at: '/?${name?.name}=x',
    call: ${camel}Calls.update,
    field: '${name?.label}',
    value: '甲',
    wrong: ['', '请填写${name?.label}'],
  });
});
`;
}
