import { settingSchemas } from '@qianpu/contract/settings.schema';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { changesOf, fieldsOf, settingModules } from './setting-fields.ts';
import { settingsTexts } from './settings.texts.ts';

describe('a form for settings', () => {
  test('has a field for each kind of value, with its limits', () => {
    const schema = z.object({
      hours: z.int().min(1).max(720).default(48),
      isOn: z.boolean().default(true),
      mode: z.enum(['a', 'b']).default('a'),
      word: z.string().max(20).default(''),
    });
    expect(fieldsOf(schema)).toEqual([
      { name: 'hours', kind: 'count', min: 1, max: 720 },
      { name: 'isOn', kind: 'switch' },
      { name: 'mode', kind: 'choice', options: ['a', 'b'] },
      { name: 'word', kind: 'text', most: 20 },
    ]);
  });

  test('says so where there is no field for a value', () => {
    expect(() => fieldsOf(z.object({ list: z.array(z.string()) }))).toThrow('no field for the setting list');
  });

  test('can be made for every module, in both languages', () => {
    for (const module of settingModules)
      for (const { settings } of Object.values(settingsTexts))
        expect(Object.keys(settings[module].fields)).toEqual(fieldsOf(settingSchemas[module]).map(({ name }) => name));
  });

  test('sends what was changed and nothing else', () => {
    expect(changesOf({ a: 1, b: true, c: 'x' }, { a: 2, b: true, c: null })).toEqual({ a: 2, c: null });
  });
});
