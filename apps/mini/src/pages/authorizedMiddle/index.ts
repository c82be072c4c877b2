import { loginPage } from '../../shell/login-page.ts';

loginPage('pages/authorizedMiddle');
