export { useOwnShare } from './own-share.ts';
export { ShareButton } from './share-button.tsx';
