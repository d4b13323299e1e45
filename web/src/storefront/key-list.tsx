import { useState } from 'react';
import { ROTATION_HOURS, keyCustomers, keyScopes, storefrontKeyCalls } from '#contract/storefront/keys.ts';
import { choices } from '#contract/choices.ts';
import type { Answer } from '#contract/call.ts';
import { RunButton } from '#web/ui/action/run-button.tsx';
import { code } from '#web/ui/cells/code.tsx';
import { when } from '#web/ui/cells/when.tsx';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { AddKey } from './add-key.tsx';
import { type Secret, SecretDialog } from './secret-dialog.tsx';

type KeyRow = Answer<typeof storefrontKeyCalls.list>['list'][number];

const states = choices({ active: [false, '使用中', 'done'], revoked: [true, '已停用', 'rest'] });

/** A key is called by its name; revoking it silences whoever signs with it. */
const actsOf = ({ id, name, isRevoked }: KeyRow, onMade: (secret: Secret) => void) =>
  !isRevoked && (
    <>
      <RunButton
        label="更换"
        call={storefrontKeyCalls.rotate}
        input={{ id }}
        ask={`确定更换密钥“${name}”？换上新密钥之前，旧密钥还能用 ${ROTATION_HOURS} 小时`}
        then={onMade}
      />
      <RunButton
        label="停用"
        call={storefrontKeyCalls.revoke}
        input={{ id }}
        ask={`确定停用密钥“${name}”？停用后用它下单的店铺会马上连不上，不能恢复`}
        danger
      />
    </>
  );

/** The keys with which storefronts sign their orders. */
export function KeyList() {
  const [secret, setSecret] = useState<Secret>();
  const add = <AddKey onMade={setSecret} />;
  return (
    <>
      <ListPage
        title="接口密钥"
        call={storefrontKeyCalls.list}
        actions={add}
        columns={[
          { field: 'name', width: 176, card: 'title' },
          { field: 'keyId', show: code, width: 240 },
          { field: 'isRevoked', width: 96, of: states },
          { field: 'isReadOnly', width: 96, of: keyScopes },
          { field: 'ownCustomersOnly', width: 112, of: keyCustomers },
          { field: 'expireTime', width: 104, show: (time) => (time ? when(time) : '长期') },
          { field: 'lastTime', show: when },
          { field: 'createTime', show: when },
        ]}
        rowActions={(key) => actsOf(key, setSecret)}
        empty={{ says: '还没有接口密钥，添加一个，店铺前端就能用它下单', action: add }}
      />
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}
