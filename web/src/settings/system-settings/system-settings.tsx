import { useSearchParams } from 'react-router';
import { type CategoryNode, categoryStatuses, categoryTypes } from '#contract/catalogue/category-record.ts';
import { categoryCalls } from '#contract/catalogue/categories.ts';
import { finderCalls } from '#contract/finder/finder.ts';
import { Empty, GoButton, Loaded, PageHead, TabStrip, useLeaving, useMay } from '#web/ui/index.ts';
import { SettingSearch } from './setting-search.tsx';
import { LinkedForm } from './linked-form.tsx';
import { MerchantCard } from './merchant-card.tsx';
import './system-settings.css';

/** Forms of payment by WeChat: public account and mini programme have one merchant. */
const MERCHANT_FORMS: readonly unknown[] = ['67', '68'];

const CATEGORIES = '/maintain/devconfiguration/configCategory';

const itemsOf = (nodes: readonly CategoryNode[]) => nodes.map(({ id, name }) => ({ value: id, label: name }));
const among = (nodes: readonly CategoryNode[], id: string | null) => nodes.find((node) => String(node.id) === id) ?? nodes[0];

/** Tabs that lead to a form, which other pages name by its number. */
const pathTo = (roots: readonly CategoryNode[], form: string) =>
  roots.flatMap((root) => [root, ...(root.child ?? [])].map((node) => ({ root, node }))).find(({ node }) => node.extra === form);

/** Tabs of both levels, and the form that the chosen one leads to. A root without children leads to one itself. */
function Settings({ roots }: { roots: readonly CategoryNode[] }) {
  const [address, setAddress] = useSearchParams();
  const leaving = useLeaving();
  const may = useMay();
  const form = address.get('form');
  const named = form === null ? undefined : pathTo(roots, form);
  const root = named?.root ?? among(roots, address.get('root'));
  const below = root?.child ?? [];
  const chosen = named?.node ?? among(below, address.get('tab')) ?? root;
  const broken = (
    <Empty
      says="表单配置不正确，请关联正确表单后使用"
      action={<GoButton label="去关联表单" to={CATEGORIES} call={categoryCalls.update} />}
    />
  );
  // No tab leads to a form whose category is hidden, but its settings are still read by the shop.
  if (form !== null && !named) return <LinkedForm title="系统设置" formId={Number(form)} otherwise={broken} />;
  if (!root || !chosen)
    return (
      <Empty
        says="还没有配置分类，先添加分类再关联表单"
        action={<GoButton label="去添加" to={CATEGORIES} call={categoryCalls.save} />}
      />
    );

  const go = (to: Record<string, string>) => void leaving(() => setAddress(to, { replace: true }));
  return (
    <>
      {may(finderCalls.find) && <SettingSearch onPick={go} />}
      <TabStrip value={root.id} items={itemsOf(roots)} onPick={(id) => go({ root: String(id) })} />
      {below.length > 0 && (
        <TabStrip
          className="settings-tabs"
          value={chosen.id}
          items={itemsOf(below)}
          onPick={(id) => go({ root: String(root.id), tab: String(id) })}
        />
      )}
      {MERCHANT_FORMS.includes(chosen.extra) && <MerchantCard />}
      <LinkedForm key={chosen.id} title={chosen.name} formId={Number(chosen.extra)} otherwise={broken} />
    </>
  );
}

/** Settings of the shop in the forms that categories of settings lead to. */
export const SystemSettings = () => (
  <section className="system-settings" aria-label="系统设置">
    <PageHead title="系统设置" />
    <Loaded call={categoryCalls.tree} input={{ type: categoryTypes.config, status: categoryStatuses.shown }}>
      {(roots = []) => <Settings roots={roots} />}
    </Loaded>
  </section>
);
