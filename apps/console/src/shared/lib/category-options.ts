import type { OutputOf } from '#api/calls';

type Category = OutputOf<'catalog.category.tree'>['list'][number];

interface Option {
  readonly value: string;
  readonly label: string;
}

/** "床品 / 套件": every category with the way to it, parents before what stands below them. */
export function categoryOptions(categories: readonly Category[]): Option[] {
  const below = new Map<string | null, Category[]>();
  for (const category of categories) below.set(category.parentId, [...(below.get(category.parentId) ?? []), category]);
  const walk = (parentId: string | null, path: string): Option[] =>
    (below.get(parentId) ?? [])
      .toSorted((a, b) => a.position - b.position)
      .flatMap(({ id, name }) => {
        const label = path === '' ? name : `${path} / ${name}`;
        return [{ value: id, label }, ...walk(id, label)];
      });
  return walk(null, '');
}
