const zhCN = { one: '选择送达日期', span: '选择入住与离店日期', holiday: '元旦' };
const en: typeof zhCN = { one: 'Choose a delivery day', span: 'Choose check-in and check-out', holiday: 'Holiday' };

export const calendarSampleTexts = { zhCN, en };
