import { webPage } from '../../shell/web-page.ts';

webPage('pack1/myOrder');
