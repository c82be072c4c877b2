import { schemas } from '@qianpu/contract/schemas';
import { z } from 'zod';

// zod would compile its checks by `new Function`, which the console's policy forbids.
z.config({ jitless: true });

export { schemas };
