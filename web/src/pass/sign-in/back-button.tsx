import { Button } from 'antd';

export const BackButton = ({ onBack }: { onBack: () => void }) => <Button onClick={onBack}>返回</Button>;
