import { Tag } from 'antd';
import type { OutputOf } from '#api/calls';

export type Label = OutputOf<'member.label.list'>[number];

const colours = {
  GREY: 'default',
  RED: 'red',
  ORANGE: 'orange',
  GOLD: 'gold',
  GREEN: 'green',
  CYAN: 'cyan',
  BLUE: 'blue',
  PURPLE: 'purple',
} as const;

/** What staff call a member by. */
export const LabelTag = ({ label: { name, colour } }: { readonly label: Label }) => <Tag color={colours[colour]}>{name}</Tag>;
