import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { preferenceCalls } from '#contract/access/preferences.ts';
import { brandCalls } from '#contract/catalogue/brands.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { productCalls } from '#contract/catalogue/products.ts';
import { ruleCalls } from '#contract/catalogue/rules.ts';
import { shopCalls } from '#contract/catalogue/shops.ts';
import { freightTemplateCalls } from '#contract/delivery/freight-templates.ts';
import { groupDataCalls } from '#contract/settings/group-data.ts';
import { categories, pageOf, seller, slippers } from '../src/catalogue/product/sample-products.ts';
import { ProductForm } from '../src/catalogue/product-form/product-form.tsx';
import { type Answering, on } from './fake-wire.ts';
import { renderScreen } from './render-screen.tsx';

export const NEW = '/store/list/creatProduct';
export const EDIT = '/store/list/creatProduct/2';

/** The form of a product, with the lists that it chooses from. */
export const showForm = (at: string, wire: Answering[] = [], scene = {}) =>
  renderScreen(
    <Routes>
      <Route path="/store/list/creatProduct/:id?/:isDisabled?" element={<ProductForm />} />
      <Route path="*" element={<p>别的页面</p>} />
    </Routes>,
    {
      at,
      wire: [
        on(preferenceCalls.get, null),
        on(preferenceCalls.save, null),
        on(categoryCalls.tree, categories),
        on(brandCalls.listAll, []),
        on(groupDataCalls.list, pageOf()),
        on(shopCalls.list, pageOf(seller)),
        on(freightTemplateCalls.list, pageOf()),
        on(ruleCalls.list, pageOf({ id: 1, ruleName: '服装', ruleValue: [{ value: '尺码', detail: ['M', 'L'] }] })),
        on(productCalls.info, slippers),
        ...wire,
      ],
      ...scene,
    },
  );

/** A box by its name; cheaper than by its role among hundreds of cells. */
export const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });

export const valueOf = (name: string) => cell(name).getAttribute('value');
