import { TextField, isLaterLine, usePhone } from '#web/ui/index.ts';

/** Name and texts of the product. */
export function BasicsFields() {
  const isPhone = usePhone();
  return (
    <>
      <TextField name="storeName" label="商品名称" autoFocus={!isPhone} maxLength={128} showCount placeholder="请输入商品名称" />
      {!isLaterLine() && (
        <TextField
          name="storeInfo"
          label="商品简介"
          optional
          rows={2}
          maxLength={250}
          showCount
          placeholder="不填则与商品名称相同"
        />
      )}
    </>
  );
}
