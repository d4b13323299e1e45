import { Alert, Select, Switch } from 'antd';
import { useNavigate } from 'react-router';
import { moveCalls } from '#contract/move-in/moves.ts';
import { CopyText, Field, FormPage, Loaded, Section, TextField } from '#web/ui/index.ts';
import { MOVES, MOVE_RUN } from '../places.ts';
import { DumpInput } from './dump-input.tsx';
import './move-page.css';

const start = {
  dump: '',
  isDry: true,
  pictures: '',
  wechatAppId: '',
  routineAppId: '',
  pictureFolder: '',
  fetchesPictures: false,
};

const noFolder = { value: '', label: '不带图片文件' };
const optionOf = (name: string) => ({ value: name, label: name });

const PicturePlace = ({ folder }: { folder: string }) => (
  <>
    把旧服务器上的 crmebimage 或 uploads 文件夹复制到 <CopyText text={folder} /> 里，这里就会列出来
  </>
);

/** Chooses a dump and has it tried: what would come, and what would not. */
export function MoveBegin() {
  const navigate = useNavigate();
  return (
    <Loaded call={moveCalls.dumps} input={{}} title="迁入旧店" back={MOVES}>
      {(dumps) => (
        <FormPage
          title="迁入旧店"
          call={moveCalls.begin}
          start={start}
          label="试运行"
          says="已开始试运行"
          back={MOVES}
          layout="vertical"
          readOnly={dumps?.whyNot !== null}
          then={({ id }) => void navigate(`${MOVE_RUN}/${id}`)}
        >
          {dumps && dumps.whyNot !== null ? (
            <Alert type="warning" showIcon title="这个商店不能搬入" description={dumps.whyNot} />
          ) : (
            <>
              <Section title="选择备份">
                <Field name="dump" label="备份文件">
                  <DumpInput list={dumps?.list ?? []} folder={dumps?.folder ?? ''} />
                </Field>
              </Section>
              <Section title="旧店的信息">
                <TextField name="wechatAppId" placeholder="wx 开头" help="用户的微信身份属于哪个公众号；不填就用备份里的设置" />
                <TextField name="routineAppId" placeholder="wx 开头" help="用户的微信身份属于哪个小程序；不填就用备份里的设置" />
              </Section>
              <Section title="图片">
                <Field name="pictureFolder" help={<PicturePlace folder={dumps?.folder ?? ''} />} optional>
                  <Select options={[noFolder, ...(dumps?.pictureFolders ?? []).map(optionOf)]} />
                </Field>
                <TextField
                  name="pictures"
                  placeholder="https://old.example.com"
                  help="旧店图片所在的网址；不填就用备份里的设置"
                  inputMode="url"
                />
                <Field
                  name="fetchesPictures"
                  help="文件夹里没有的图片，从旧站和写明的网址下载，最多 20,000 张；不下载的仍显示旧站的，旧站关闭后就看不到了"
                >
                  <Switch />
                </Field>
              </Section>
              <p className="move-note">
                试运行会把备份完整地搬一遍、对一遍账，再全部撤回，不改动任何数据；看过报告以后再正式迁入。
              </p>
            </>
          )}
        </FormPage>
      )}
    </Loaded>
  );
}
