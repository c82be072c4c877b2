import { group } from '../group.ts';
import { profileExamples } from './profile.example.ts';
import { profileSchemas } from './profile.schema.ts';
import { profileRows } from './profile.ts';

export const profileGroup = group({ rows: profileRows, schemas: profileSchemas, examples: profileExamples });
