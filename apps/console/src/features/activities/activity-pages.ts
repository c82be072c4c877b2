import { CalendarPage } from './calendar/calendar-page.tsx';
import { ActivityPage } from './detail/activity-page.tsx';
import { ActivityEditPage } from './edit/activity-edit-page.tsx';
import { ActivityNewPage } from './edit/activity-new-page.tsx';
import { MatrixPage } from './matrix/matrix-page.tsx';
import { SimulationPage } from './simulate/simulation-page.tsx';

/** One chunk beside the list: each chunk of its own costs the first page its name. */
export const activityPages = { CalendarPage, ActivityPage, ActivityEditPage, ActivityNewPage, MatrixPage, SimulationPage };
