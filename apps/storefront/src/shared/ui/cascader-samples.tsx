import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { Cascader } from './cascader.tsx';
import type { BranchPath } from './cascader-path.ts';
import type { CascaderSampleTexts } from './cascader-samples.texts.ts';
import { cascaderSampleTexts } from './cascader-samples.texts.ts';

const treeOf = (texts: CascaderSampleTexts) => [
  {
    value: 'fresh',
    name: texts.fresh,
    branches: [
      {
        value: 'fruit',
        name: texts.fruit,
        branches: [{ value: 'citrus', name: texts.citrus, branches: texts.names.map((name, place) => ({ value: `${place}`, name })) }],
      },
      { value: 'meat', name: texts.meat, branches: [{ value: 'beef', name: texts.beef }] },
      { value: 'sea', name: texts.soldOut, isOff: true },
    ],
  },
  { value: 'card', name: texts.card },
];

/** A cascader as the kit shows it: four levels, long names and a branch that cannot be had. */
export function CascaderSamples() {
  const texts = useTexts(cascaderSampleTexts);
  const [path, setPath] = useState<BranchPath>(['fresh', 'fruit', 'citrus', '2']);
  return (
    <>
      <h3>{texts.label}</h3>
      <Cascader label={texts.label} tree={treeOf(texts)} path={path} onChoose={setPath} />
    </>
  );
}
