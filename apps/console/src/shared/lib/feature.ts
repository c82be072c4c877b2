import type { IconNode } from 'lucide';
import type { ComponentType } from 'react';
import type { OutputOf, StaffCall, StaffRead } from '#api/calls';
import type { Texts } from '#i18n/texts';

/** One page of the console. */
export interface FeatureRoute {
  /** As react-router writes them: "/orders/:id". */
  readonly path: string;
  readonly title: Texts<string>;
  /** Reads the page makes when it opens: who may not make them does not see it. */
  readonly needs: readonly StaffRead[];
  /** Calls of which one suffices instead, for pages without a read of their own. */
  readonly needsAny?: readonly StaffCall[];
  readonly load: () => Promise<ComponentType>;
  /** Stands on its own, without the frame's padding: desks of several panes. */
  readonly isFull?: true;
  /** For walks over all pages: a read whose first entry has what the path's parameters name. */
  readonly sample?: StaffRead;
}

/** An entry of the menu; what is below it is shown while one of them is open. */
export interface MenuEntry {
  readonly path: string;
  readonly label: Texts<string>;
}

/** How many of something wait, shown at a menu entry: a read of the shop looked at, and the figure of its answer. */
export interface MenuBadge<N extends StaffRead = 'support.chat.counts'> {
  readonly read: N;
  readonly count: (output: OutputOf<N>) => number;
}

/** A subject of the console: its menu, its pages. The app finds every `features/<name>/feature.ts` by itself; there is no list. */
export interface Feature {
  /** Where in the menu; the merchant's day goes from top to bottom. */
  readonly position: number;
  readonly icon: IconNode;
  readonly label: Texts<string>;
  /** Features that name the same one share an entry of the menu; the first by position gives icon and label. */
  readonly group?: string;
  /** Its pages stand below the one entry for settings, at the foot of the menu. */
  readonly isSettings?: true;
  /** Not in the menu at all: reached from elsewhere. */
  readonly isHidden?: true;
  readonly menu: readonly MenuEntry[];
  readonly badge?: MenuBadge;
  readonly routes: readonly FeatureRoute[];
}

export const defineFeature = (feature: Feature): Feature => feature;
