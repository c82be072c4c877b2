/** How much data a form has; all but the merchants is per merchant, SKUs and pictures are per goods. */
export interface ScaleForm {
  readonly database: string;
  readonly merchants: number;
  readonly goods: number;
  readonly skus: number;
  readonly pictures: number;
  readonly members: number;
  /** So many of the first members are logged in. */
  readonly sessions: number;
  readonly orders: number;
  /** Whether goods are found by their words: what that takes is by far the most of all. */
  readonly isSearched: boolean;
  /** The second merchant's size, where it has one of its own. */
  readonly twin?: Pick<ScaleForm, 'goods' | 'members' | 'orders'>;
  /** With what staff look through besides, short stock, and orders of two years up to now of which some are open. */
  readonly isDeep?: true;
}

/** As merchant m has it. */
export const formFor = (form: ScaleForm, m: number): ScaleForm => (m === 1 && form.twin ? { ...form, ...form.twin } : form);

/** 100 merchants: 1 million goods, members and orders, 3 million SKUs. */
export const formOf = (merchants: number): ScaleForm => ({
  database: `qianpu_scale_${merchants}`,
  merchants,
  goods: 10_000,
  skus: 3,
  pictures: 3,
  members: 10_000,
  sessions: 1_000,
  orders: 10_000,
  isSearched: true,
});

/** 10 million goods and little else. */
export const wideForm: ScaleForm = {
  database: 'qianpu_scale_wide',
  merchants: 100,
  goods: 100_000,
  skus: 1,
  pictures: 1,
  members: 100,
  sessions: 100,
  orders: 100,
  isSearched: false,
};

/** What staff look through of a merchant of a million orders, and of one of ten thousand. */
export const deepForm: ScaleForm = {
  database: 'qianpu_scale_deep',
  merchants: 2,
  goods: 100_000,
  skus: 3,
  pictures: 1,
  members: 1_000_000,
  sessions: 100,
  orders: 1_000_000,
  isSearched: false,
  twin: { goods: 10_000, members: 10_000, orders: 10_000 },
  isDeep: true,
};
