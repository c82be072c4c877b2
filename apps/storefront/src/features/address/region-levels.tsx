import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { Tabs } from '#ui/tabs';
import { addressTexts } from './address.texts.ts';
import styles from './region-levels.module.css';
import { levelsOf, nameOf, pathOf } from './regions.ts';

export interface ChosenRegion {
  readonly code: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

interface RegionLevelsProps {
  readonly code: string;
  readonly onChoose: (region: ChosenRegion) => void;
}

/** Province, city, district, one after the other; what is chosen already stands above and can be taken back. */
export function RegionLevels({ code, onChoose }: RegionLevelsProps) {
  const { levels: levelNames, pleaseChoose, region: label } = useTexts(addressTexts);
  const [chosen, setChosen] = useState(() => pathOf(code));
  const [level, setLevel] = useState(() => Math.min(chosen.length, 2));
  const names = [levelNames.province, levelNames.city, levelNames.district];
  const choose = (region: string) => {
    const [province = '', city = '', district] = [...chosen.slice(0, level), region];
    setChosen([...chosen.slice(0, level), region]);
    if (district) onChoose({ code: district, province: nameOf(province), city: nameOf(city), district: nameOf(district) });
    else setLevel(level + 1);
  };
  const tabs = names.slice(0, Math.min(chosen.length + 1, 3)).map((_, place) => ({
    name: place,
    text: nameOf(chosen[place] ?? '') || pleaseChoose,
  }));
  return (
    <>
      <Tabs label={label} tabs={tabs} current={level} onChoose={setLevel} fit="own" className={styles.path} />
      <ul key={level} className={styles.list} aria-label={names[level]}>
        {levelsOf(chosen)[level]?.map((region) => (
          <li key={region.code}>
            <button
              type="button"
              className={classNames(styles.region, chosen[level] === region.code && styles.chosen)}
              aria-pressed={chosen[level] === region.code}
              onClick={() => choose(region.code)}
            >
              {region.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
