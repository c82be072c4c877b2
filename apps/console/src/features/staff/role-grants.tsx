import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import { Button, Form, Select } from 'antd';
import { useRead } from '#api/use-read';
import { useTexts } from '#i18n/texts';
import Plus from '#icons/plus';
import X from '#icons/x';
import { useOwnShops } from '#session/shops';
import { Icon } from '#ui/icon';
import styles from './staff.module.css';
import { staffTexts } from './staff.texts.ts';

/** Lines of a role and a shop, as the field `roles` of a form. */
export function RoleGrants() {
  const texts = useTexts(staffTexts);
  const roles = useRead('staff.role.list', {});
  const shops = useOwnShops();
  const shopOptions = [{ value: ALL_SHOPS, label: texts.allShops }, ...shops.map(({ cid, name }) => ({ value: cid, label: name }))];
  return (
    <Form.List name="roles">
      {(fields, { add, remove }) => (
        <div className={styles.grants}>
          {fields.map(({ key, name }) => (
            <div key={key} className={styles.grant}>
              <Form.Item name={[name, 'role']} noStyle>
                <Select
                  aria-label={texts.role}
                  placeholder={texts.role}
                  options={(roles.data ?? []).map((role) => ({ value: role.name, label: role.name }))}
                />
              </Form.Item>
              <Form.Item name={[name, 'cid']} noStyle>
                <Select aria-label={texts.shop} options={shopOptions} showSearch={{ optionFilterProp: 'label' }} />
              </Form.Item>
              <Button type="text" aria-label={texts.removeRole} icon={<Icon of={X} />} onClick={() => remove(name)} />
            </div>
          ))}
          <Button type="dashed" icon={<Icon of={Plus} />} onClick={() => add({ cid: ALL_SHOPS })}>
            {texts.addRole}
          </Button>
        </div>
      )}
    </Form.List>
  );
}
