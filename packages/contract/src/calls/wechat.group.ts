import { group } from '../group.ts';
import { wechatAccountExamples, wechatExamples, wechatLoginExamples, wechatStaffExamples } from './wechat.example.ts';
import { wechatAccountSchemas, wechatLoginSchemas, wechatSchemas, wechatStaffSchemas } from './wechat.schema.ts';
import { wechatAccountRows, wechatLoginRows, wechatRows, wechatStaffRows } from './wechat.ts';

export const wechatGroup = group({
  rows: { ...wechatRows, ...wechatAccountRows, ...wechatLoginRows, ...wechatStaffRows },
  schemas: { ...wechatSchemas, ...wechatAccountSchemas, ...wechatLoginSchemas, ...wechatStaffSchemas },
  examples: { ...wechatExamples, ...wechatAccountExamples, ...wechatLoginExamples, ...wechatStaffExamples },
});
