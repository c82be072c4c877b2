export const DEMO_MID = '1001';
