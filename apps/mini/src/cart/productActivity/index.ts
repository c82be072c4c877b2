import { webPage } from '../../shell/web-page.ts';

webPage('cart/productActivity');
