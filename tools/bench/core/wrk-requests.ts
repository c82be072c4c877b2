import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A request as it travels; `KEY` in it stands for something no request had before. */
export interface PreparedRequest {
  /** POST when it is not said. */
  readonly method?: 'GET';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Load {
  readonly origin: string;
  readonly requests: readonly PreparedRequest[];
  /** How the body of a good answer begins: a refusal must not count as speed. */
  readonly goodStart: string;
  readonly seconds: number;
  /** Each request is good for one time: the round ends when they are used up. */
  readonly isOnce?: boolean;
}

export interface Round {
  /** Good answers only. */
  readonly perSecond: number;
  readonly answers: number;
  readonly refused: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

const run = promisify(execFile);
const KEY = '{KEY}';

/** An api of a busy machine refuses some (503), which is no speed; when most are refused, a round says nothing. */
const MOST_REFUSED = 0.5;

/** One round of wrk, 32 connections. Only good answers count; a single one that is neither good nor a refusal ends the measurement. */
export async function runRound(load: Load): Promise<Round> {
  const folder = mkdtempSync(join(tmpdir(), 'qianpu-wrk-'));
  try {
    writeFileSync(join(folder, 'requests'), fileOf(load));
    writeFileSync(join(folder, 'round.lua'), script(folder, load));
    const args = ['-t1', '-c32', `-d${load.seconds}s`, '--timeout', '10s', '-s', join(folder, 'round.lua'), load.origin];
    const { stdout } = await run('wrk', args);
    return readRound(stdout, load);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readRound(stdout: string, { origin, requests }: Load): Round {
  const place = `${origin}${requests[0]?.path}`;
  const socket = /Socket errors: (.*)/.exec(stdout)?.[1];
  if (socket) throw new Error(`${place}: ${socket}`);
  const said = /^core (\d+) (\d+) (\d+) (\d+) (\d+) (.*)$/m.exec(stdout);
  const [answers = 0, refused = 0, bad = 0, p50 = 0, p99 = 0] = said?.slice(1, 6).map(Number) ?? [];
  if (bad > 0 || refused > answers * MOST_REFUSED || answers === 0)
    throw new Error(`${place}: of ${answers} answers ${refused} were refusals and ${bad} bad, such as ${said?.[6]}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]) * (1 - refused / answers);
  return { perSecond, answers, refused, p50: p50 / 1000, p99: p99 / 1000 };
}

/** Requests as bytes, each with its length before it, so that the generator has nothing to build. */
function fileOf({ origin, requests }: Load): Buffer {
  const host = new URL(origin).host;
  return Buffer.concat(
    requests.map(({ method = 'POST', path, headers, body }) => {
      const bytes = Buffer.from(body);
      const lines = Object.entries({ host, ...headers, 'content-length': bytes.length }).map(([name, value]) => `${name}: ${value}\r\n`);
      const request = Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`), bytes]);
      return Buffer.concat([Buffer.from(`${request.length}\n`), request]);
    }),
  );
}

const script = (folder: string, { goodStart, isOnce = false }: Load): string => `
local threads = {}
function setup(thread) table.insert(threads, thread) end
local requests, tails, count, turn = {}, {}, 0, 0
local prefix = "core-${Date.now().toString(36)}-"
bad, refused, answered, sample = 0, 0, 0, ""
function init()
  local file = io.open(${JSON.stringify(join(folder, 'requests'))}, "rb")
  for line in file:lines() do
    local text = file:read(tonumber(line))
    count = count + 1
    local at, upto = string.find(text, "${KEY}", 1, true)
    requests[count] = at and string.sub(text, 1, at - 1) or text
    tails[count] = at and string.sub(text, upto + 1) or false
  end
  file:close()
end
function request()
  turn = turn + 1
  if ${isOnce} and turn > count then wrk.thread:stop() end
  local at = (turn - 1) % count + 1
  return tails[at] and requests[at] .. prefix .. string.format("%08d", turn) .. tails[at] or requests[at]
end
function response(status, headers, body)
  answered = answered + 1
  if status == 503 then refused = refused + 1 end
  if status ~= 503 and (status ~= 200 or string.sub(body, 1, ${goodStart.length}) ~= ${JSON.stringify(goodStart)}) then bad = bad + 1 end
  if (status == 503 or bad == 1) and sample == "" then sample = status .. " " .. string.sub(body, 1, 300) end
end
function done(summary, latency)
  local t = threads[1]
  local counts = string.format("core %d %d %d", t:get("answered"), t:get("refused"), t:get("bad"))
  io.write(string.format("%s %d %d %s\\n", counts, latency:percentile(50), latency:percentile(99), t:get("sample")))
end
`;

export const freshKey = KEY;
