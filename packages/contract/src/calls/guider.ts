import { post } from '../call.ts';

/** A page shared under a guider's name (spec 7.2): counted, never paid for. */
export const guiderRows = {
  'member.relation.markShareGuider': post('member', '/c/v2/memberRelation/markShareGuider', {
    auth: 'member',
    effect: 'write',
    section: '7.2',
    limit: { per: 'actor', count: 60, seconds: 60, whenUncounted: { perProcess: 60 } },
  }),
};
