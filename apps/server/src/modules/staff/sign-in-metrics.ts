import { Counter } from 'prom-client';
import { beginAtZero, registry } from '#platform/metrics';

export const signIns = new Counter({
  name: 'qianpu_staff_sign_ins_total',
  help: 'Sign-ins of staff by outcome: done, wrong (password or code), waiting (refused unseen), alert (many at one name)',
  labelNames: ['outcome'],
  registers: [registry],
});
beginAtZero(signIns, 'outcome', ['alert']);
