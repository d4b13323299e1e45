import { Form, Radio } from 'antd';
import { menuTypes } from '#contract/access/menus.ts';
import { shownOrHidden } from '#contract/choices.ts';
import { INT_MAX } from '#contract/wire.ts';
import { Field, NumberField, TextField } from '#web/ui/index.ts';
import { hasPage } from '#web/ui/basics/pages.ts';
import { IconInput } from '#web/ui/pickers/index.ts';
import { ParentInput } from './parent-input.tsx';

const needed = (is: boolean, says: string) => (value: unknown) =>
  is && (typeof value !== 'string' || value.trim() === '') ? says : undefined;

/** A page that is nowhere stays out of the menu, which nobody would learn otherwise. */
const pageHelp = (address: unknown) =>
  typeof address === 'string' && address.trim() !== '' && !hasPage(address.trim())
    ? '系统里没有这个页面，保存后不会出现在侧边栏'
    : '页面的地址，例如 /order/index';

/** Fields of a menu: a directory grants nothing, a button leads nowhere. */
export function MenuFields({ of }: { of: number | undefined }) {
  const kind: unknown = Form.useWatch('menuType');
  const address: unknown = Form.useWatch('component');
  const isPage = kind === menuTypes.page;
  const isButton = kind === menuTypes.button;
  return (
    <>
      <Field name="menuType" label="菜单类型">
        <Radio.Group options={menuTypes.options} />
      </Field>
      <TextField name="name" maxLength={100} placeholder="请输入菜单名称" />
      <Field name="pid">
        <ParentInput of={of} />
      </Field>
      {!isButton && (
        <Field name="icon" label="菜单图标">
          <IconInput />
        </Field>
      )}
      {!isButton && (
        <TextField
          name="component"
          help={isPage ? pageHelp(address) : '目录的地址，例如 /order'}
          check={needed(isPage, '菜单类型的组件路径不能为空')}
          maxLength={200}
        />
      )}
      {(isPage || isButton) && (
        <TextField
          name="perms"
          label="权限字符"
          help="例如 admin:product:list；被授予这一项的角色就有这个权限"
          check={needed(isButton, '按钮类型的权限表示不能为空')}
          maxLength={100}
          placeholder="请输入权限标识"
        />
      )}
      <NumberField name="sort" label="显示排序" help="数字大的排在前面" min={0} max={INT_MAX} />
      <Field name="isShow" label="显示状态" help={isButton ? undefined : '选择隐藏则不会出现在侧边栏，但仍然可以访问'}>
        <Radio.Group options={shownOrHidden.options} />
      </Field>
    </>
  );
}
