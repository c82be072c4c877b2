import { go } from './go.ts';
import { shareShop } from './share.ts';
import { texts } from './shell.texts.ts';

interface SoonPage {
  goHome(): void;
}

/** A page the mall has not built yet says so, and never stays blank. */
export const soonPage = () =>
  Page<{ t: ReturnType<typeof texts>['soon']; home: string }, SoonPage>({
    data: { t: texts().soon, home: texts().home },
    onLoad() {
      void wx.setNavigationBarTitle({ title: texts().soon.title });
    },
    goHome() {
      go('index');
    },
    onShareAppMessage: shareShop,
  });
