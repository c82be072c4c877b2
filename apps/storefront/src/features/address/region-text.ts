interface Region {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

/** "浙江省杭州市滨江区"; a city that is its own province is named once, "北京市朝阳区". */
export const regionText = ({ province, city, district }: Region): string => [...new Set([province, city, district])].join('');
