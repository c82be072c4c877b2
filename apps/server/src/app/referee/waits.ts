/** Facts whose event a consumer has not heard yet: what it keeps does not have them. */
export const waits = (event: string, consumer: string, key: string, id: string): string => `exists (
  select from platform.outbox e
   where e.mid = ${id.split('.')[0]}.mid and e.name = '${event}' and e.done_at is null and (e.payload ->> '${key}')::bigint = ${id}
     and not exists (select from platform.inbox i where i.mid = e.mid and i.consumer = '${consumer}' and i.event_id = e.id))`;
