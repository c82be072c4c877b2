import { describe, expect, test } from 'vitest';
import { streamEvents } from './stream-events.ts';

async function read(...pieces: string[]) {
  async function* arriving() {
    yield* pieces;
  }
  const events = [];
  for await (const event of streamEvents(arriving())) events.push(event);
  return events;
}

describe('server-sent events (spec 7.4)', () => {
  test('are read however the text is cut', async () => {
    const text = 'retry: 1000\n\nid: 1\ndata: {"seq":1}\n\n: \n\nevent: refused\ndata: {}\n\n';
    const events = [
      { name: 'message', id: '1', data: '{"seq":1}' },
      { name: 'refused', id: '', data: '{}' },
    ];
    expect(await read(text)).toEqual(events);
    expect(await read(...text)).toEqual(events);
  });

  test('that were cut off are not told', async () => {
    expect(await read('id: 1\ndata: {"se')).toEqual([]);
  });
});
