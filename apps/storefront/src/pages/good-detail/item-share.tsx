import { ShareButton } from '#features/share';

export const ItemShare = ({ id }: { readonly id: string }) => <ShareButton address={{ name: 'goodDetail', query: { id } }} />;
