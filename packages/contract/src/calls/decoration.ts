import { envelope } from '../call.ts';

export const decorationRows = {
  // target ours: the specification names "page decoration" without its target
  'decoration.page.find': envelope('decoration', 'APP-PAGE-DECORATION-PROCESSOR', { auth: 'visitor', effect: 'read', section: '7.2' }),
};
