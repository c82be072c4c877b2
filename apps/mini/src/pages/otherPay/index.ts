import { webPage } from '../../shell/web-page.ts';

webPage('pages/otherPay');
