import { loginPage } from '../../shell/login-page.ts';

loginPage('pack1/authorizedMiddle');
