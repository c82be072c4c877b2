import { envelope } from '../call.ts';

const publicRead = { auth: 'visitor', effect: 'read', section: '7.2' } as const;

/** Micro pages by category; apart, since home does not carry it. */
export const pageClassRows = {
  // target ours
  'decoration.pageClass.find': envelope('decoration', 'APP-PAGE-CLASSIFY-PROCESSOR', { ...publicRead, section: 'ours' }),
};

export const shareRows = {
  'decoration.share.find': envelope('decoration', 'APP-PAGE-SHARE-FIND-PROCESSOR', publicRead),
};
