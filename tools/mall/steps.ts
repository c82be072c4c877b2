import { styleText } from 'node:util';
import { formatDuration } from './duration.ts';

const frameMs = 200;
const nameWidth = 22;

/** Work with a name; what it returns is shown behind its time ("unchanged", "port 5501"). */
export type StepWork = () => Promise<string | undefined> | string | undefined;

export interface Steps {
  run(name: string, work: StepWork): Promise<void>;
}

/** One line per step: on a terminal it counts while the step runs, elsewhere it appears when the step is over. */
export function createSteps(stream: NodeJS.WriteStream = process.stdout): Steps {
  return { run: (name, work) => runStep(stream, name, work) };
}

async function runStep(stream: NodeJS.WriteStream, name: string, work: StepWork): Promise<void> {
  const started = performance.now();
  const line = (mark: string, detail = '') => `${mark} ${name.padEnd(nameWidth)} ${formatDuration(performance.now() - started)}${detail}`;
  const ticker = stream.isTTY ? setInterval(() => stream.write(`\r\u001b[K${line(styleText('cyan', '…'))}`), frameMs) : undefined;
  const finish = (text: string) => {
    clearInterval(ticker);
    stream.write(`${stream.isTTY ? '\r\u001b[K' : ''}${text}\n`);
  };
  try {
    const detail = await work();
    finish(line(styleText('green', '✔'), detail === undefined ? '' : styleText('dim', `  ${detail}`)));
  } catch (error) {
    finish(line(styleText('red', '✘')));
    throw error;
  }
}
