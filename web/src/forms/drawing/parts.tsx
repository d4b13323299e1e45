import { Alert, Button, Col, Form, Row } from 'antd';
import type { FormPart } from '#contract/settings/form.ts';
import { type DrawingScene, TemplateField } from './template-field.tsx';

interface Props {
  parts: readonly FormPart[];
  scene: DrawingScene;
}

function Part({ part, scene }: { part: FormPart; scene: DrawingScene }) {
  if (part.kind === 'row') return <Parts parts={part.parts} scene={scene} />;
  if (part.kind === 'field') return <TemplateField field={part} scene={scene} />;
  if (part.kind === 'unknown') return <Alert className="template-unknown" type="warning" showIcon title={part.says} />;
  return (
    <Form.Item>
      <Button>{part.text}</Button>
    </Form.Item>
  );
}

/** The parts of a form in its columns, of which there are 24; a phone has room for one. */
export const Parts = ({ parts, scene }: Props) => (
  <Row gutter={scene.gutter}>
    {parts.map((part, place) =>
      part.kind === 'field' && scene.isLeftOut?.(part) ? null : (
        // A template is drawn anew when it changes, so the place of a part tells it from the others.
        <Col key={place} xs={24} lg={part.span}>
          <Part part={part} scene={scene} />
        </Col>
      ),
    )}
  </Row>
);
