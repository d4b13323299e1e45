import { type Noun, flagIn, namesOf } from './names.ts';

const blanks = { text: `''`, count: '0', flag: 'true' } as const;
const cells = { text: '', count: ', width: 88, show: figure', flag: ', of: shownOrHidden' } as const;
const controls = { text: 'TextField', count: 'NumberField', flag: 'FlagField' } as const;
const terms = { text: ' showCount', count: '', flag: ' of={shownOrHidden}' } as const;

const kindsOf = (noun: Noun) => new Set(noun.fields.map(({ kind }) => kind));

export function listOf(noun: Noun): string {
  const { domain, nouns, camel, Pascal, noun: one } = namesOf(noun);
  const kinds = kindsOf(noun);
  const [name] = noun.fields;
  const flag = flagIn(noun);
  const filters = `<TextFilter name="${name?.name}" />`;
  const ui = [kinds.has('flag') && 'ChoiceFilter', 'RecordList', 'TextFilter', kinds.has('count') && 'figure', 'when'];
  return `import { lazy } from 'react';
${kinds.has('flag') ? `import { shownOrHidden } from '#contract/choices.ts';\n` : ''}import { ${camel}Calls } from '#contract/${domain}/${nouns}.ts';
import { ${ui.filter((part) => part !== false).join(', ')} } from '#web/ui/index.ts';

const ${Pascal}Fields = lazy(() => import('./${one}-fields.tsx').then((module) => ({ default: module.${Pascal}Fields })));

export const ${Pascal}List = () => (
  <RecordList
    title="${noun.label}"
    calls={${camel}Calls}
    readBy={${camel}Calls.info}
    fields={<${Pascal}Fields />}
    blank={{ ${noun.fields.map((field) => `${field.name}: ${blanks[field.kind]}`).join(', ')} }}
    columns={[
      { field: 'id', width: 64, card: 'none' },
${noun.fields.map((field) => `      { field: '${field.name}'${field === name ? `, width: 240, card: 'title'` : cells[field.kind]} },`).join('\n')}
      { field: 'createTime', show: when, card: 'none' },
    ]}
    filters={${flag ? `<>${filters}<ChoiceFilter name="${flag.name}" of={shownOrHidden} /></>` : filters}}
    empty="还没有${noun.label}"
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
import { pageOf } from '../../../test/page-of.ts';
import { ${Pascal}List } from './${one}-list.tsx';

const at = new Date('2026-11-20T06:05:00Z');
const row: ${Pascal} = { id: 7, ${rows}, createTime: at, updateTime: at };

describe('the list', () => {
  itIsAList({
    screen: <${Pascal}List />,
    call: ${camel}Calls.list,
    some: pageOf(row),
    row: '甲',
    none: pageOf<${Pascal}>(),
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
