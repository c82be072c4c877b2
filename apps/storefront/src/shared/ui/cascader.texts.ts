const zhCN = { chosen: '已选', pleaseChoose: '请选择' };
const en: typeof zhCN = { chosen: 'Chosen', pleaseChoose: 'Choose' };

export const cascaderTexts = { zhCN, en };
