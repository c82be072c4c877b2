export { TabBar } from './tab-bar.tsx';
export { tabBarReads } from './tab-bar-queries.ts';
