import type { ComponentType } from 'react';
import { useTexts } from '#i18n/texts';
import { TopBar } from '#navigation/top-bar';
import { BottomBar, SplitPill } from '#ui/bottom-bar';
import { Button } from '#ui/button';
import { BlockSamples } from './block-samples.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { GoodsSamples } from './goods-samples.tsx';
import { kitTexts } from './kit.texts.ts';
import styles from './kit-page.module.css';
import { KitSettings } from './kit-settings.tsx';
import { LayerSamples } from './layer-samples.tsx';
import { ListSamples } from './list-samples.tsx';
import { SampleGroup } from './sample-group.tsx';
import { StateSamples } from './state-samples.tsx';
import { WidgetSamples } from './widget-samples.tsx';

type GroupName = keyof (typeof kitTexts)['zhCN']['groups'];

const groups: Readonly<Record<GroupName, ComponentType>> = {
  buttons: ButtonSamples,
  lists: ListSamples,
  goods: GoodsSamples,
  forms: FormSamples,
  layers: LayerSamples,
  states: StateSamples,
  widgets: WidgetSamples,
  blocks: BlockSamples,
};

/** Every piece in every state, for those who build pages of them; a shop's phones do not have it. */
export function Page() {
  const texts = useTexts(kitTexts);
  return (
    <main className={styles.page}>
      <TopBar title={texts.kit} />
      <SampleGroup title={texts.settings}>
        <KitSettings />
      </SampleGroup>
      {(Object.keys(groups) as GroupName[]).map((name) => {
        const Samples = groups[name];
        return (
          <SampleGroup key={name} title={texts.groups[name]}>
            <Samples />
          </SampleGroup>
        );
      })}
      <BottomBar>
        <SplitPill>
          <Button size="large" tone="soft">
            {texts.addToCart}
          </Button>
          <Button size="large">{texts.buy}</Button>
        </SplitPill>
      </BottomBar>
    </main>
  );
}
