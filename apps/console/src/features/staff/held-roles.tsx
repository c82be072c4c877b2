import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import { Tag } from 'antd';
import { useTexts } from '#i18n/texts';
import { useShopNames } from '#session/shops';
import { staffTexts } from './staff.texts.ts';

interface HeldRole {
  readonly roleId: string;
  readonly role: string;
  readonly cid: string;
}

/** Roles with the shops they are held for: "店长 · 滨江店". */
export function HeldRoles({ roles }: { readonly roles: readonly HeldRole[] }) {
  const texts = useTexts(staffTexts);
  const shopName = useShopNames();
  if (roles.length === 0) return texts.noRoles;
  return roles.map(({ roleId, role, cid }) => (
    <Tag key={`${roleId}.${cid}`} variant="filled">
      {role} · {cid === ALL_SHOPS ? texts.allShops : shopName(cid)}
    </Tag>
  ));
}
