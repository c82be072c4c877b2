import { get, post } from '../call.ts';

const mine = { auth: 'member', section: 'ours' } as const;

/** What happens to the keys of an account, and the brakes its member has; paths ours. */
export const accountSafetyRows = {
  'member.safety.state': get('member', '/c/v2/safety/state', { ...mine, effect: 'read' }),
  'member.safety.events': get('member', '/c/v2/safety/events', { ...mine, effect: 'read' }),
  /** Stops a phone change that waits; any session of the account may. */
  'member.safety.stop': post('member', '/c/v2/safety/stop', { ...mine, effect: 'write' }),
  'member.session.logoutAll': post('member', '/c/v2/session/logoutAll', { ...mine, effect: 'write' }),
};
