import { join } from 'node:path';
import { expect, it } from 'vitest';
import { licencesOf } from '../licences.ts';

const inModules = (path: string) => join(import.meta.dirname, '../../node_modules', path);

it('licences of what pages are made of go along with them, each once', async () => {
  const modules = ['react/index.js', 'react/jsx-runtime.js', '@ant-design/icons/es/index.js', 'echarts/index.js'].map(inModules);

  const text = await licencesOf([...modules, '/srv/web/src/app/main.tsx', '\0virtual']);

  expect(text.match(/^react \d/gm)).toHaveLength(1);
  for (const words of [/Element UI[^]+ElemeFE/, /@ant-design\/icons \d[^]+MIT/, /echarts \d[^]+Apache Software Foundation/])
    expect(text).toMatch(words);
});
