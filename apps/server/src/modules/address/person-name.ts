const surnames = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤常温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳欧阳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝官封谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢劳谌奚皮粟冼蔺楼盘满闻位厉伊仝区郜海阚花权强帅屠豆朴盖练廉禹井祖漆巴丰支卿国狄平计索宣晋相初门云容敬来扈晁芮都普阙浦戈伏鹿薄邸雍辜羊阿乌母裘亓修邰赫杭况那宿鲜印逯隆茹诺战慕危玉银亢嵇公哈湛宾戎勾茅利於呼居揭干但尉冶斯元束檀衣信展阴昝智幸奉植衡富尧闭由'.split(
    '',
  ),
);
const compound =
  /^(?:欧阳|上官|司马|司徒|诸葛|皇甫|尉迟|公孙|慕容|令狐|长孙|宇文|东方|南宫|夏侯|轩辕|端木|百里|呼延|东郭|西门|独孤|申屠|澹台|闻人|赫连|钟离|太史|仲孙|鲜于|闾丘|司空|公羊|濮阳|淳于|单于|太叔|拓跋|第五|梁丘|左丘|南门|纳兰|完颜|叶赫|那拉|爱新觉罗)\p{Script=Han}{1,3}$/u;

const titles = '先生|女士|小姐|太太|老师|同学|阿姨|叔叔|大哥|大姐|师傅|经理|医生|教授|主任|总';
const titled = new RegExp(`^\\p{Script=Han}{1,4}(?:${titles})$`, 'u');
const withoutTitle = new RegExp(`(?:${titles})$`, 'u');

/** Words that stand in streets and houses. */
const placeWord =
  /[路街道巷弄号室栋幢楼层座村镇乡组区县市省园厦城苑府庄厂店院馆场站校柜旁]|单元|公寓|中心|公司|学校|大学|驿站|快递|超市|宿舍|花都|家属|胡同|广场|服务部/u;

/**
 * How much a text looks like somebody's name, from 0: a surname in front, a title behind, a dot between the parts of one that is
 * no Han name, letters. Places end otherwise.
 */
export function nameLikeness(text: string): number {
  const base = text.replace(withoutTitle, '');
  if (titled.test(text) && base.length > 0 && (surnames.has(base[0] ?? '') || /^[阿小老]/u.test(base))) return 45;
  if (/^\p{Script=Han}{1,12}(?:[·•・‧.]\p{Script=Han}{1,12}){1,3}$/u.test(text)) return 45;
  if (compound.test(text) && !placeWord.test(text.slice(2))) return 45;
  if (/^\p{Script=Han}{2,4}$/u.test(text)) return hanLikeness(text);
  if (/^[A-Za-z][A-Za-z.'’-]+(?: [A-Za-z.'’-]+){0,3}$/.test(text)) return 20;
  return 0;
}

function hanLikeness(text: string): number {
  const isPlace = placeWord.test(text.slice(1));
  const isNamed = surnames.has(text[0] ?? '') || /^[阿小老]/u.test(text);
  if (isNamed && text.length <= 3) return isPlace ? 22 : 40;
  if (isNamed) return isPlace ? 0 : 20;
  return isPlace ? 0 : 15;
}

/** A name in front of which a house ends: "90号张三" ends with one. Empty where there is none. */
export function nameAtEnd(text: string): string {
  for (const length of [6, 5, 4, 3, 2]) {
    const [rest, name] = [text.slice(0, -length), text.slice(-length)];
    if (/[\d号室栋幢楼层座户铺店院厦园城寓村组柜站苑府]$|单元$/u.test(rest) && nameLikeness(name) >= 40) return name;
  }
  return '';
}

/** Whether a text names a street, a house or a door. */
export const isPlace = (text: string): boolean => placeWord.test(text) || /\d/.test(text);
