import { describe, expect, it } from 'vitest';
import { openElsewhere } from '../elsewhere.ts';
import { picture, picturesIn, textBytes } from '../pictures.ts';
import { openShop } from '../shop.ts';
import { all, misfits, paged } from './types.ts';

const shop = openShop();
const pictures = picturesIn(shop);
const elsewhere = openElsewhere();

const library = '/admin/system/attachment';
const get = (path: string, query = {}) => shop.admin().raw('GET', path, { query });
const post = (path: string, body: object, query = {}) => shop.admin().raw('POST', path, { body, query });
const done = { code: 200, message: '操作成功', data: null };
const failed = { code: 500, message: '操作失败', data: null };

/** 2.5 */
const attachment = {
  ...all('int', 'attId pid imageType'),
  ...all('string', 'name attDir attSize attType'),
  sattDir: 'url',
  ...all('moment', 'createTime updateTime'),
  // --- ours
  ...all('int?', 'width height'),
};
/** 2.6; `attId` is ours. */
const uploaded = { ...all('string', 'fileName extName type'), url: 'url', ...all('int', 'fileSize attId') };

const IMAGES_AT = 'https://img.example.com/';
const nameDomain = () =>
  shop.admin().raw('POST', '/admin/system/config/saveuniq', { query: { key: 'localUploadUrl', value: IMAGES_AT } });

async function upload(part: string, file: File | undefined, query: object = { model: 'store', pid: 0 }, call = 'image') {
  const form = new FormData();
  if (file) form.set(part, file);
  const built = new Request('http://test', { method: 'POST', body: form });
  const contentType = built.headers.get('content-type') ?? '';
  return shop.admin().raw('POST', `/admin/upload/${call}`, {
    query: { ...query },
    body: Buffer.from(await built.arrayBuffer()),
    headers: { 'content-type': contentType },
  });
}
const png = async (name: string) => new File([new Uint8Array(await picture().png().toBuffer())], name);

describe('the picture library', () => {
  it('is read with the keys and types of the wire', async () => {
    await nameDomain();
    const { id } = await pictures.picture({ name: '杯子.png' });

    const { code, message, data } = await get(`${library}/list`, { pid: 0, page: 1, limit: 9999 });

    expect({ code, message }).toEqual({ code: 200, message: '操作成功' });
    expect(misfits(data, paged(attachment))).toEqual([]);
    expect(Object(data).list[0]).toMatchObject({ attDir: '', attType: 'png', imageType: 1 });
    expect(misfits((await get(`${library}/info/${id}`)).data, attachment)).toEqual([]);
    expect(await get(`${library}/info/999999`)).toEqual(done);
  });

  it('is changed with nothing but its success in answer', async () => {
    const { id } = await pictures.picture();
    const noted = {
      name: 'b.png',
      attDir: '',
      sattDir: 'https://a.example.com/b.png',
      attSize: '12',
      attType: 'png',
      imageType: 1,
    };

    expect(await post(`${library}/move`, { attrId: String(id), pid: 10_000, label: 'x' })).toEqual(done);
    expect(await post(`${library}/save`, noted)).toEqual(done);
    expect(await post(`${library}/update`, noted, { id })).toEqual(done);
    expect(await get(`${library}/delete/${id}`)).toEqual(done);
    expect(await get(`${library}/delete/${id}`)).toEqual(failed);
  });

  it.each([
    ['GET', '/list', {}, {}, "Required Integer parameter 'pid' is not present"],
    ['POST', '/move', {}, { pid: 0 }, '请选择附件'],
    ['POST', '/move', {}, { attrId: '', pid: 0 }, '请选择附件'],
    ['POST', '/move', {}, { attrId: '1' }, '父级id不能为空'],
  ] as const)('is refused in the words of the wire: %s %s %j %j', async (method, path, query, body, message) => {
    const request = method === 'POST' ? { query, body } : { query };

    expect(await shop.admin().raw(method, library + path, request)).toEqual({ code: 400, message, data: null });
  });
});

describe('an upload', () => {
  it('answers with the keys and types of the wire', async () => {
    await nameDomain();

    const { code, message, data } = await upload('multipart', await png('杯子.PNG'));

    expect({ code, message }).toEqual({ code: 200, message: '操作成功' });
    expect(misfits(data, uploaded)).toEqual([]);
    expect(data).toMatchObject({ fileName: '杯子.PNG', type: 'png' });
    expect(Object(data).url).toMatch(/^https:\/\/img\.example\.com\/.*\/public\/store\/\d{4}\/\d\d\/\d\d\/\w+\.png$/);
  });

  it.each([
    ['under another part', 'file', 'a.png', '上传的文件对象不存在...'],
    ['without a part', 'multipart', undefined, '上传的文件对象不存在...'],
    ['without an extension', 'multipart', 'abc', '文件类型未定义不能上传...'],
  ])('is refused in the words of the wire: %s', async (_, part, name, message) => {
    const file = name === undefined ? undefined : await png(name);

    expect(await upload(part, file)).toEqual({ code: 500, message, data: null });
  });

  it('is refused when it is of a kind that is not allowed, with those that are', async () => {
    const { message } = await upload('multipart', new File([textBytes('x')], 'a.exe'));

    expect(message).toBe('上传文件的类型只能是：jpg,jpeg,gif,png,bmp,mp4');
  });

  it.each([
    [{ pid: 0 }, "Required String parameter 'model' is not present"],
    [{ model: 'store' }, "Required Integer parameter 'pid' is not present"],
  ])('says which parameter is missing: %j', async (query, message) => {
    for (const call of ['image', 'file'])
      expect(await upload('multipart', await png('a.png'), query, call)).toEqual({ code: 400, message, data: null });
  });
});

describe('pictures of other sites', () => {
  it('are told of one by one, with what became of each', async () => {
    await nameDomain();
    const there = elsewhere.put('/a.png', new Uint8Array(await picture().png().toBuffer()));

    const { code, data } = await post('/admin/upload/fetch', { urls: [there, elsewhere.at('/gone.png')], pid: 0 });

    expect(code).toBe(200);
    expect(misfits(Object(data)[0], { url: 'url', attId: 'int', sattDir: 'url', message: 'null' })).toEqual([]);
    expect(misfits(Object(data)[1], { url: 'url', attId: 'null', sattDir: 'null', message: 'string' })).toEqual([]);
  });
});

describe('what the forms of the catalogue read besides', () => {
  it('is freight templates with the keys and types of the wire', async () => {
    const { data } = await get('/admin/express/shipping/templates/list', { page: 1, limit: 9999 });

    expect(
      misfits(
        data,
        paged({
          ...all('int', 'id type sort'),
          ...all('string', 'name edition'),
          appoint: 'bool',
          ...all('moment', 'createTime updateTime'),
        }),
      ),
    ).toEqual([]);
    expect(Object(data).list).not.toHaveLength(0);
  });
});
