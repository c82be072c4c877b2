import { soonPage } from '../../shell/soon-page.ts';

soonPage();
