import { h5, view, viewAfter } from './open-page.ts';
import { openFirstGoods } from './shop-in.ts';
import type { Series } from './view.types.ts';

export const englishSeries: Series = {
  title: 'English',
  locale: 'en-US',
  views: [
    view('home-en', 'Home in English.', h5('?cid=101&lang=en')),
    view('home-fashion-en', 'Home in English and the ink theme.', h5('?cid=102&lang=en')),
    viewAfter('item-en', 'An item in English.', h5('?cid=101&lang=en'), openFirstGoods),
    viewAfter('item-en-360', 'An item in English on a phone of 360.', h5('?cid=101&lang=en'), openFirstGoods, { width: 360 }),
    viewAfter('item-en-430', 'An item in English on a phone of 430.', h5('?cid=101&lang=en'), openFirstGoods, { width: 430 }),
    view('cart-empty-en', 'An empty cart in English.', h5('cart.html?cid=101&lang=en')),
    view('user-center-visitor-en', 'The user centre of a visitor in English.', h5('userCenter.html?cid=101&lang=en')),
    view('login-en', 'Login in English.', h5('login.html?cid=101&lang=en')),
    view('agree-en', 'The user agreement in English.', h5('agree.html?cid=101&lang=en')),
    view('not-found-en', 'An address that names nothing, in English.', h5('nothing-here.html?cid=101&lang=en')),
    view('store-inaccessible-en', 'A store that cannot be entered, in English.', h5('inaccessibleStore.html?orgId=false&lang=en')),
    view('static-cant-find-en', 'No merchant is named, in English.', ({ shared }) => `${shared}/shop/cantFind?lang=en`),
  ],
};
