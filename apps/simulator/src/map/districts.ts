/** Districts of the cities the demo's shoppers live in, with the middle of each (GCJ-02). */
export interface District {
  readonly adcode: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly lat: number;
  readonly lng: number;
}

type Row = readonly [adcode: string, district: string, lat: number, lng: number];

const inCity = (province: string, city: string, rows: readonly Row[]): District[] =>
  rows.map(([adcode, district, lat, lng]) => ({ adcode, province, city, district, lat, lng }));

export const districts: readonly District[] = [
  ...inCity('北京市', '北京市', [
    ['110101', '东城区', 39.9287, 116.4164],
    ['110102', '西城区', 39.9123, 116.3659],
    ['110105', '朝阳区', 39.9215, 116.4431],
    ['110108', '海淀区', 39.9593, 116.2981],
  ]),
  ...inCity('上海市', '上海市', [
    ['310101', '黄浦区', 31.2316, 121.4845],
    ['310104', '徐汇区', 31.1884, 121.4367],
    ['310106', '静安区', 31.2289, 121.4482],
    ['310115', '浦东新区', 31.2215, 121.5447],
  ]),
  ...inCity('浙江省', '杭州市', [
    ['330102', '上城区', 30.2425, 120.1694],
    ['330106', '西湖区', 30.2594, 120.1303],
    ['330108', '滨江区', 30.2084, 120.212],
    ['330110', '余杭区', 30.419, 120.2987],
  ]),
  ...inCity('广东省', '广州市', [
    ['440104', '越秀区', 23.1289, 113.2668],
    ['440105', '海珠区', 23.0838, 113.3172],
    ['440106', '天河区', 23.1246, 113.3612],
  ]),
  ...inCity('广东省', '深圳市', [
    ['440304', '福田区', 22.5215, 114.0551],
    ['440305', '南山区', 22.533, 113.9304],
    ['440306', '宝安区', 22.5552, 113.8831],
  ]),
  ...inCity('四川省', '成都市', [
    ['510104', '锦江区', 30.6567, 104.083],
    ['510107', '武侯区', 30.642, 104.0432],
    ['510108', '成华区', 30.66, 104.1017],
  ]),
];
