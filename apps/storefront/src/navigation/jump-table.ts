export type { JumpTable } from '#platform/host-page';
