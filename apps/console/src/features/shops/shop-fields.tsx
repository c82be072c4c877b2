import { Button, Form, Input, Radio, Select, Switch } from 'antd';
import { useTexts } from '#i18n/texts';
import { PictureUpload } from '#ui/form/picture-upload';
import { Card } from '#ui/page';
import { PointInput } from './point-input.tsx';
import styles from './shops.module.css';
import { shopsTexts } from './shops.texts.ts';
import { WeekInput } from './week-input.tsx';

interface ShopFieldsProps {
  readonly isPending: boolean;
  readonly action: string;
  /** A new shop is open. */
  readonly hasStatus?: boolean;
}

const statuses = ['OPEN', 'RESTING', 'CLOSED'] as const;

/** What a merchant says of a shop. */
export function ShopFields({ isPending, action, hasStatus = false }: ShopFieldsProps) {
  const texts = useTexts(shopsTexts);
  return (
    <div className={styles.form}>
      <Card title={texts.basics}>
        <div className={styles.pair}>
          <Form.Item name="name" label={texts.name}>
            <Input autoComplete="off" maxLength={40} />
          </Form.Item>
          <Form.Item name="note" label={texts.note} extra={texts.noteHint}>
            <Input autoComplete="off" maxLength={120} />
          </Form.Item>
          <Form.Item name="logo" label={texts.logo} extra={texts.logoHint}>
            <PictureUpload most={1} purpose="page" />
          </Form.Item>
          <Form.Item name="cover" label={texts.cover}>
            <PictureUpload most={1} purpose="page" />
          </Form.Item>
        </div>
        <Form.Item name="hasNavigation" label={texts.hasNavigation} extra={texts.hasNavigationHint} valuePropName="checked">
          <Switch />
        </Form.Item>
        {hasStatus && (
          <Form.Item name="status" label={texts.status}>
            <Radio.Group options={statuses.map((value) => ({ value, label: `${texts.statuses[value]} · ${texts.statusHints[value]}` }))} />
          </Form.Item>
        )}
      </Card>
      <Card title={texts.visit}>
        <div className={styles.pair}>
          <Form.Item name="address" label={texts.address}>
            <Input autoComplete="off" maxLength={120} />
          </Form.Item>
          <Form.Item name="phones" label={texts.phones} extra={texts.phonesHint}>
            <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', '\uff0c', ' ']} maxCount={5} />
          </Form.Item>
        </div>
        <Form.Item name="point" label={texts.point} extra={texts.pointHint}>
          <PointInput />
        </Form.Item>
      </Card>
      <Card title={texts.week}>
        <Form.Item name="week">
          <WeekInput />
        </Form.Item>
        <Form.Item noStyle dependencies={['week']}>
          {({ getFieldValue }) =>
            getFieldValue('week') === null && (
              <Form.Item name="hours" label={texts.hours} extra={texts.hoursHint} className={styles.half ?? ''}>
                <Input autoComplete="off" maxLength={60} />
              </Form.Item>
            )
          }
        </Form.Item>
      </Card>
      <div>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {action}
        </Button>
      </div>
    </div>
  );
}
