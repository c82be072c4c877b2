import { element, make } from './element.ts';
import { button } from './sheet.ts';

type Names = Readonly<Record<string, string>>;
interface Regions {
  readonly province_list: Names;
  readonly city_list: Names;
  readonly county_list: Names;
}

/** What `picker mode="region"` answers: names and codes of province, city and district. */
export interface ChosenRegion {
  readonly value: readonly string[];
  readonly code: readonly string[];
}

const levels = ['省份', '城市', '区县'] as const;

/** The messenger's wheel of regions, as three lists one after another; null: put away. */
export async function askRegion(): Promise<ChosenRegion | null> {
  const regions: Regions = await (await fetch('/messenger/regions.json')).json();
  const lists = [regions.province_list, regions.city_list, regions.county_list];
  return new Promise((resolve) => {
    const list = make('div', '');
    const panel = make('div', '', make('h2', '选择地区'), list);
    const sheet = make('div', '', panel);
    sheet.className = 'sheet';
    list.className = 'rows';
    panel.setAttribute('role', 'dialog');
    panel.setAttribute('aria-label', '选择地区');
    const close = (answer: ChosenRegion | null) => {
      sheet.remove();
      resolve(answer);
    };
    const show = (chosen: ChosenRegion) => {
      const level = chosen.code.length;
      if (level === lists.length) return close(chosen);
      const parent = (chosen.code.at(-1) ?? '').slice(0, level * 2);
      list.setAttribute('aria-label', levels[level] ?? '');
      list.replaceChildren(
        ...Object.entries(lists[level] ?? {})
          .filter(([code]) => code.startsWith(parent))
          .map(([code, name]) => button(name, 'row', () => show({ value: [...chosen.value, name], code: [...chosen.code, code] }))),
      );
    };
    panel.append(button('取消', 'away', () => close(null)));
    element('phone').append(sheet);
    show({ value: [], code: [] });
  });
}
