import type { Input } from '#contract/call.ts';
import type { MenuButton } from '#contract/wechat/menu-buttons.ts';
import { type MenuDraft, menuCalls } from '#contract/wechat/menus.ts';
import { Field, FormPage, Loaded, Section } from '#web/ui/index.ts';
import { LiveMenu } from './live-menu.tsx';
import { MenuInput } from './menu-input.tsx';
import { inWords } from './menu-tree.ts';
import { PUBLISHED } from './published.ts';

const publishing = { label: '保存并发布', sends: { isDraft: false }, says: PUBLISHED };

const toInput = (values: object): Input<typeof menuCalls.create> => ({
  ...(values as { button: MenuButton[]; version: number }),
  isDraft: true,
});

const worded = (field: string, value: unknown): string | undefined =>
  field === 'button' ? inWords(value as MenuButton[]) : undefined;

const Sheet = ({ draft: { button, version } }: { draft: MenuDraft }) => (
  <FormPage
    title="微信菜单"
    call={menuCalls.create}
    start={{ button, version }}
    input={toInput}
    worded={worded}
    keepAs="wechat-menu"
    label="保存草稿"
    says="草稿已保存，发布后用户才看到"
    also={publishing}
    layout="vertical"
  >
    <div className="menu-sheet">
      <Section title="菜单">
        <Field name="button" label="草稿">
          <MenuInput />
        </Field>
      </Section>
      <LiveMenu />
    </div>
  </FormPage>
);

/** The menu of the public account is written beside a phone, and published. */
export const MenuPage = () => (
  <Loaded call={menuCalls.draft} input={{}} title="微信菜单">
    {(draft) => draft && <Sheet draft={draft} />}
  </Loaded>
);
