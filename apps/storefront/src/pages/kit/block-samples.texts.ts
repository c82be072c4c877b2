const zhCN = {
  news: '今日到店：脐橙、车厘子、鲜牛奶',
  longNews: '受大雪影响，部分地区配送可能延迟一到两天，已下单的包裹会照常发出，给您带来的不便敬请谅解',
  title: '鲜屿手记',
  longTitle: '今天早晨刚从码头和大棚送来的货',
  subtitle: '当季吃什么，怎么吃',
  picture: '图片',
  area: '点这里',
  film: '切开的脐橙',
  picker: '换一家店逛逛',
  coupons: '先领券再下单',
  showPopup: '看弹窗',
  popup: '当季柑橘',
  float: '全部商品',
  showFloat: '看悬浮按钮',
  richText:
    '<h2>到家以后</h2><p>别急着洗，<strong>连盒放进冷藏室</strong>，两天内吃完。<a href="/shop/">回首页</a></p>' +
    '<ul><li>吃之前再冲水</li><li>压软的那几颗，捣碎拌进酸奶</li></ul><h3>怎么挑</h3><ol><li>看果尖</li><li>闻香气</li></ol>' +
    '<blockquote>果肩留一点白，是刚摘的样子。</blockquote>' +
    '<table><thead><tr><th>规格</th><th>每颗</th><th>每盒</th><th>适合</th><th>保存</th></tr></thead>' +
    '<tbody><tr><td>特级</td><td>25 克以上</td><td>一斤装，二十颗左右</td><td>送人，直接吃</td><td>冷藏两天</td></tr></tbody></table>',
};

const en: typeof zhCN = {
  news: 'In this morning: oranges, cherries, fresh milk',
  longNews: 'Heavy snow delays some deliveries by a day or two; parcels that are ordered leave as usual, and we ask for your patience',
  title: 'Field notes',
  longTitle: 'Just in from the quay',
  subtitle: 'What to eat now, and how',
  picture: 'A picture',
  area: 'Tap here',
  film: 'An orange cut open',
  picker: 'Another store',
  coupons: 'Coupons first',
  showPopup: 'Show a pop-up',
  popup: 'Citrus in season',
  float: 'All goods',
  showFloat: 'Show a float button',
  richText:
    '<h2>Once at home</h2><p>Do not wash them yet, <strong>keep them in their box in the fridge</strong> for two days. <a href="/shop/">Home</a></p>' +
    '<ul><li>Rinse them right before you eat</li><li>Crush the soft ones into yoghurt</li></ul><h3>How to choose</h3><ol><li>Look at the tip</li><li>Smell</li></ol>' +
    '<blockquote>A pale shoulder says it was picked today.</blockquote>' +
    '<table><thead><tr><th>Grade</th><th>Each</th><th>Box</th><th>Good for</th><th>Keeps</th></tr></thead>' +
    '<tbody><tr><td>Extra</td><td>25 g and more</td><td>500 g, about twenty</td><td>A gift, or as they are</td><td>Two days, chilled</td></tr></tbody></table>',
};

export const blockSampleTexts = { zhCN, en };
