import type { DatabaseSync } from 'node:sqlite';

/** One message to one number as the provider booked it. */
export interface BookedMessage {
  readonly serialNo: string;
  /** E.164. */
  readonly phone: string;
  readonly text: string;
  /** First parameter of the template of codes; empty: another message. */
  readonly code: string;
  /** `Ok`, or why the provider did not take it. */
  readonly outcome: string;
  readonly isDelivered: boolean;
  readonly receivedMs: number;
}

export type DeliveredMessage = Pick<BookedMessage, 'serialNo' | 'phone' | 'text' | 'code' | 'receivedMs'>;

export interface PhoneCounts {
  readonly phone: string;
  readonly accepted: number;
  readonly delivered: number;
  readonly refused: number;
}

const DAY_MS = 86_400_000;
const BEIJING_AHEAD_MS = 8 * 3_600_000;
const SAME_TEXT_MS = 30_000;
const PER_DAY = 10;
const INBOX_LENGTH = 100;

const SCHEMA = `
create table if not exists sms_message (
  id integer primary key,
  serial_no text not null,
  phone text not null,
  text text not null,
  code text not null,
  outcome text not null,
  is_delivered integer not null,
  received_ms integer not null
) strict;
create index if not exists sms_message_by_phone on sms_message (phone, received_ms);
`;

/** The provider's own book: every message it was asked to send, and what became of it. */
export class SmsBook {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec(SCHEMA);
  }

  add(message: BookedMessage): void {
    const { serialNo, phone, text, code, outcome, isDelivered, receivedMs } = message;
    this.#db
      .prepare('insert into sms_message (serial_no, phone, text, code, outcome, is_delivered, received_ms) values (?, ?, ?, ?, ?, ?, ?)')
      .run(serialNo, phone, text, code, outcome, Number(isDelivered), receivedMs);
  }

  /** The provider's standing limits for one number: the same text once in 30 s, ten messages per day of Beijing. */
  limitHit(phone: string, text: string, nowMs: number): 'thirtySeconds' | 'day' | null {
    const taken = "select count(*) as count from sms_message where phone = ? and outcome = 'Ok' and received_ms >= ?";
    const count = (row: Record<string, unknown> | undefined) => Number(row?.count);
    if (count(this.#db.prepare(`${taken} and text = ?`).get(phone, nowMs - SAME_TEXT_MS, text)) > 0) return 'thirtySeconds';
    if (count(this.#db.prepare(taken).get(phone, startOfDay(nowMs))) >= PER_DAY) return 'day';
    return null;
  }

  /** What arrived, newest first; of one number, or of all when none is named. */
  inbox(phone: string | null): DeliveredMessage[] {
    const rows = this.#db
      .prepare(
        `select serial_no as serialNo, phone, text, code, received_ms as receivedMs from sms_message
         where is_delivered = 1 and (?1 is null or phone = ?1) order by id desc limit ${INBOX_LENGTH}`,
      )
      .all(phone);
    return rows as unknown as DeliveredMessage[];
  }

  counts(): PhoneCounts[] {
    const rows = this.#db
      .prepare(
        `select phone, sum(outcome = 'Ok') as accepted, sum(is_delivered) as delivered, sum(outcome <> 'Ok') as refused
         from sms_message group by phone order by phone`,
      )
      .all();
    return rows as unknown as PhoneCounts[];
  }
}

const startOfDay = (nowMs: number) => Math.floor((nowMs + BEIJING_AHEAD_MS) / DAY_MS) * DAY_MS - BEIJING_AHEAD_MS;
