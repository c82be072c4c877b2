import type { BlockViewProps } from '#lib/block-view';

export const View = ({ props }: BlockViewProps<'spacer'>) => <div style={{ height: props.height }} />;
