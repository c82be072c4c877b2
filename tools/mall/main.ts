import { describeFailure, MallFailure } from './failure.ts';
import { describeCommand, describeCommands, findCommand } from './help.ts';

const asksForHelp = (word: string | undefined) => word === '--help' || word === '-h' || word === 'help';

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || asksForHelp(name)) {
    console.log(args[0] === undefined ? describeCommands() : describeCommand(args[0]));
    return 0;
  }
  const command = findCommand(name);
  if (asksForHelp(args[0])) {
    console.log(describeCommand(name));
    return 0;
  }
  const run = await command.load();
  try {
    return await run(args);
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      throw new MallFailure(error.message, { hints: [`./mall ${command.usage}`] });
    }
    throw error;
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof MallFailure ? describeFailure(error) : error);
  process.exitCode = 1;
}
