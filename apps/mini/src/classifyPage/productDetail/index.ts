import { webPage } from '../../shell/web-page.ts';

webPage('classifyPage/productDetail');
