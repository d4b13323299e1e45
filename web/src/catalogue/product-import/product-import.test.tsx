import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { importCalls } from '#contract/catalogue/import/import.ts';
import { productImportRefusals } from '#contract/catalogue/import/import-refusals.ts';
import { changeCalls, changeRefusals } from '#contract/changes/changes.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { jobCalls } from '#contract/jobs/jobs.ts';
import { runCalls } from '#contract/jobs/runs.ts';
import { complaintsOf } from '../../../test/axe.ts';
import { fakeUploads } from '../../../test/fake-upload.ts';
import { type Answering, on } from '../../../test/fake-wire.ts';
import { renderScreen } from '../../../test/render-screen.tsx';
import { dryRun, preview } from '../sample-import.ts';
import { categories, pageOf } from '../product/sample-products.ts';
import { ProductImport } from './product-import.tsx';

const done = {
  id: 9,
  kind: 'product-import',
  label: '导入商品',
  state: 'done' as const,
  done: 2,
  total: 2,
  message: '成功导入 2 件，1 行有误未导入',
  result: {
    ...dryRun,
    diffs: undefined,
    refusals: undefined,
    stored: 2,
    onSale: 0,
    changeId: 33,
    errorFile: '/common/download?fileName=1-bad.csv&delete=false',
  },
  createTime: new Date('2026-11-20T06:05:00Z'),
};

function show(wire: Answering[] = [], answer: () => object = () => preview) {
  fakeUploads(answer);
  return renderScreen(<ProductImport />, {
    wire: [
      on(categoryCalls.tree, categories),
      on(freightTemplateCalls.list, pageOf()),
      on(importCalls.dryRun, dryRun),
      on(importCalls.run, { jobId: 9, runId: 4 }),
      on(jobCalls.info, done),
      ...wire,
    ],
  });
}

const csv = new File(['品名,单价,备注'], '商品.csv', { type: 'text/csv' });

async function hand(user: ReturnType<typeof show>['user'], container: HTMLElement) {
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, csv);
}

async function toDryRun(shown: ReturnType<typeof show>) {
  await hand(shown.user, shown.container);
  await shown.user.click(await screen.findByRole('button', { name: '下一步：核对修改' }));
  await screen.findByText('有问题 1');
}

describe('a file of products', () => {
  it('is read, guessed at, and its doubtful columns are pointed out', async () => {
    const { user, container } = show();
    await hand(user, container);
    expect(await screen.findByText('商品.csv：3 行，3 列（GBK）')).toBeTruthy();
    expect(screen.getByText('有 1 列没有把握，请核对标出的列')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /备注/ })).getByText('不导入')).toBeTruthy();
  });

  it('of another shop system is named, and its headings are where they are', async () => {
    const { user, container } = show([], () => ({ ...preview, origin: 'shopify' }));
    await hand(user, container);

    expect(await screen.findByText('识别为 Shopify 导出文件，已换成商品导入的列，请核对')).toBeTruthy();
    expect(screen.queryByLabelText('列名所在的行')).toBeNull();
  });

  it('that is one of several sheets says which others were not read', async () => {
    const { user, container } = show([], () => ({ ...preview, aside: ['退货', '库存'] }));
    await hand(user, container);

    expect(await screen.findByText(/^只读取了第一张工作表，“退货”、“库存”没有读取/)).toBeTruthy();
  });

  it('that is none says why, and another can be chosen', async () => {
    const refuse = () => {
      throw productImportRefusals.NOT_A_SHEET();
    };
    const { user, container } = show([], refuse);
    await hand(user, container);
    expect(await screen.findByText('无法识别文件，请上传 xlsx、csv 或 json 文件')).toBeTruthy();
    expect(screen.getByText('把文件拖到这里，或点击选择')).toBeTruthy();
  });

  it('without a name column cannot go on', async () => {
    const columns = preview.columns.map((column) => ({ ...column, field: null }));
    const { user, container } = show([], () => ({ ...preview, columns }));
    await hand(user, container);
    expect(await screen.findByText('请至少指定“商品名称”或“商品编码”对应的列')).toBeTruthy();
    expect(screen.getByRole('button', { name: '下一步：核对修改' })).toHaveProperty('disabled', true);
  });
});

describe('the columns of a file', () => {
  async function choose(user: ReturnType<typeof show>['user'], select: string, option: string) {
    await user.click(await screen.findByRole('combobox', { name: select }));
    await user.click(await screen.findByTitle(option));
  }

  it('have the unit that is chosen for their figures', async () => {
    const shown = show();
    await hand(shown.user, shown.container);
    await choose(shown.user, '单价的单位', '分');
    await shown.user.click(screen.getByRole('button', { name: '下一步：核对修改' }));
    await waitFor(() => expect(shown.sent(importCalls.dryRun)[0]).toMatchObject({ columns: [{}, { index: 1, unit: 'fen' }] }));
  });

  it('are read anew from the row that is chosen for their headings', async () => {
    const columns = [{ index: 0, header: '款名', field: 'storeName' as const, score: 1, unit: null }];
    const shown = show([on(importCalls.headings, { columns, sample: [['拖鞋']], headerRow: 2, rows: 2 })]);
    await hand(shown.user, shown.container);
    await choose(shown.user, '列名所在的行', '第 2 行');
    expect(await screen.findByRole('row', { name: /款名/ })).toBeTruthy();
    await shown.user.click(screen.getByRole('button', { name: '下一步：核对修改' }));
    await waitFor(() => expect(shown.sent(importCalls.dryRun)[0]).toMatchObject({ headerRow: 2, columns: [{ index: 0 }] }));
  });
});

describe('an import that is about to happen', () => {
  it('shows the refused rows first, then what was and what will be', async () => {
    const shown = show();
    await toDryRun(shown);
    expect(screen.getByText('售价“abc”应为 0 到 999999.99 的数字')).toBeTruthy();
    await shown.user.click(screen.getByRole('tab', { name: '将要修改 2' }));
    const row = await screen.findByRole('row', { name: /拖鞋/ });
    expect(row.textContent).toContain('29.00 → 25.00');
  });

  it('sends what the columns were taken for', async () => {
    const shown = show();
    await toDryRun(shown);
    expect(shown.sent(importCalls.dryRun)).toMatchObject([
      {
        uploadId: 5,
        columns: [
          { index: 0, field: 'storeName' },
          { index: 1, field: 'price' },
        ],
      },
    ]);
  });

  it('names the new categories, and makes none whose tick is taken away', async () => {
    const shown = show();
    await toDryRun(shown);
    const made = screen.getByRole('group', { name: '将新建 2 个分类' });
    await shown.user.click(within(made).getByRole('checkbox', { name: '餐厨/杯子' }));
    await waitFor(() => expect(shown.sent(importCalls.dryRun)).toHaveLength(2));
    expect(screen.getByRole('group', { name: '将新建 1 个分类' })).toBe(made);
    await waitFor(() => expect(screen.getByRole('button', { name: '导入 2 件商品' })).toHaveProperty('disabled', false));
    await shown.user.click(screen.getByRole('button', { name: '导入 2 件商品' }));
    await waitFor(() => expect(shown.sent(importCalls.run)).toMatchObject([{ withoutCategories: ['餐厨/杯子'] }]));
  });

  it('offers the column that tells products of one name apart', async () => {
    const shown = show([on(importCalls.dryRun, { ...dryRun, matchBy: { index: 2, header: '备注' } })]);
    await toDryRun(shown);
    await shown.user.click(screen.getByRole('button', { name: '用“备注”识别' }));
    await waitFor(() =>
      expect(shown.sent(importCalls.dryRun)[1]).toMatchObject({ columns: [{}, {}, { index: 2, field: 'code' }] }),
    );
  });

  it('passes an accessibility check', async () => {
    const shown = show();
    await toDryRun(shown);
    await shown.user.click(screen.getByRole('tab', { name: '需留意 1' }));
    expect(screen.getByText('售价“39.901”只保留两位小数，将存为 39.90')).toBeTruthy();
    expect(await complaintsOf(shown.container)).toEqual([]);
  });
});

describe('an import at work', () => {
  it('is stopped', async () => {
    const shown = show([
      on(jobCalls.info, { ...done, state: 'running', done: 1, message: '', result: null }),
      on(runCalls.stop, null),
    ]);
    await toDryRun(shown);
    await shown.user.click(screen.getByRole('button', { name: '导入 2 件商品' }));
    await shown.user.click(await screen.findByRole('button', { name: '停止' }));
    await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '停止' }));
    await waitFor(() => expect(shown.sent(runCalls.stop)).toEqual([{ id: 4 }]));
  });
});

describe('an import that is over', () => {
  it('says what came of it, offers the bad rows, and can be taken back', async () => {
    const shown = show([on(changeCalls.undo, null)]);
    await toDryRun(shown);
    await shown.user.click(screen.getByRole('button', { name: '导入 2 件商品' }));
    // Rows were left out, so it is no plain success; and nothing went on sale, so no button leads there.
    expect((await screen.findByText(done.message)).closest('.ant-alert-warning')).toBeTruthy();
    expect(screen.getByRole('button', { name: '查看仓库中的商品' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '查看出售中的商品' })).toBeNull();
    expect(screen.getByRole('button', { name: '下载问题行' })).toBeTruthy();
    await shown.user.click(screen.getByRole('button', { name: '撤销这次导入' }));
    await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤销这次导入' }));
    await waitFor(() => expect(shown.sent(changeCalls.undo)).toEqual([{ id: 33 }]));
    expect(await screen.findByText(/^这次导入已经撤销/)).toBeTruthy();
  });

  it('keeps what was sold meanwhile, and takes back the rest once asked', async () => {
    const keeps = on(changeCalls.undo, ({ rest }) => {
      if (!rest) throw changeRefusals.KEEPS_SOME({ names: ['拖鞋'], kept: 1, rest: 1, isGoods: true });
      return null;
    });
    const shown = show([keeps]);
    await toDryRun(shown);
    await shown.user.click(screen.getByRole('button', { name: '导入 2 件商品' }));
    await shown.user.click(await screen.findByRole('button', { name: '撤销这次导入' }));
    await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤销这次导入' }));
    await screen.findByText('“拖鞋”之后已售出或被修改，不能全部撤销；可以保留它们，只撤销其余 1 项');
    await shown.user.click(screen.getByRole('button', { name: '撤销其余内容' }));
    await waitFor(() => expect(shown.sent(changeCalls.undo)).toEqual([{ id: 33 }, { id: 33, rest: true }]));
  });
});
