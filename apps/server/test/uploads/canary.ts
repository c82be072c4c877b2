/** In everything a file brings along beside its pixels: finding it in a file that is served is proof that something came through. */
export const CANARY = 'qp-canary';
