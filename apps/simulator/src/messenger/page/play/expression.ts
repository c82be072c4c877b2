type Scope = Readonly<Record<string, unknown>>;
type Value = unknown;

const tokenShape = /\s*(===|!==|==|!=|<=|>=|&&|\|\||[-+*/%!<>?:().[\],]|\d+(?:\.\d+)?|'[^']*'|"[^"]*"|[\w$]+)/y;

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  tokenShape.lastIndex = 0;
  while (tokenShape.lastIndex < text.trimEnd().length) {
    const found = tokenShape.exec(text)?.[1];
    if (found === undefined) throw new Error(`wxml: "${text}" cannot be read`);
    tokens.push(found);
  }
  return tokens;
}

/** The operators of each level, the weakest first. */
const levels = [['||'], ['&&'], ['===', '!==', '==', '!='], ['<', '>', '<=', '>='], ['+', '-'], ['*', '/', '%']];

const operations: Readonly<Record<string, (left: never, right: never) => Value>> = {
  '===': (left: Value, right: Value) => left === right,
  '!==': (left: Value, right: Value) => left !== right,
  // biome-ignore lint/suspicious/noDoubleEquals: as the messenger evaluates it
  '==': (left: Value, right: Value) => left == right,
  // biome-ignore lint/suspicious/noDoubleEquals: as the messenger evaluates it
  '!=': (left: Value, right: Value) => left != right,
  '<': (left: number, right: number) => left < right,
  '>': (left: number, right: number) => left > right,
  '<=': (left: number, right: number) => left <= right,
  '>=': (left: number, right: number) => left >= right,
  '+': (left: number, right: number) => left + right,
  '-': (left: number, right: number) => left - right,
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
  '%': (left: number, right: number) => left % right,
  '||': (left: Value, right: Value) => left || right,
  '&&': (left: Value, right: Value) => left && right,
};

/** What stands between "{{" and "}}", read by hand: the page's policy evaluates nothing. Expressions of a template change nothing. */
export function evaluate(text: string, scope: Scope): Value {
  const tokens = tokensOf(text);
  let place = 0;
  const next = () => tokens[place++];
  const eat = (token: string) => tokens[place] === token && ++place > 0;

  const choice = (): Value => {
    const test = operation(0);
    if (!eat('?')) return test;
    const yes = choice();
    eat(':');
    const no = choice();
    return test ? yes : no;
  };
  const operation = (level: number): Value => {
    const operators = levels[level];
    if (!operators) return negation();
    let left = operation(level + 1);
    while (operators.includes(tokens[place] ?? '')) {
      const operator = next() ?? '';
      const right = operation(level + 1);
      left = operations[operator]?.(left as never, right as never);
    }
    return left;
  };
  const negation = (): Value => (eat('!') ? !negation() : eat('-') ? -Number(negation()) : members(primary()));
  const members = (of: Value): Value => {
    let value = of;
    for (;;) {
      if (eat('.')) value = property(value, next() ?? '');
      else if (eat('[')) {
        value = property(value, String(choice()));
        eat(']');
      } else return value;
    }
  };
  const primary = (): Value => {
    const token = next() ?? '';
    if (token === '(') {
      const value = choice();
      eat(')');
      return value;
    }
    if (/^['"]/.test(token)) return token.slice(1, -1);
    if (/^\d/.test(token)) return Number(token);
    return token in constants ? constants[token] : scope[token];
  };
  return choice();
}

const constants: Scope = { true: true, false: false, null: null, undefined };

const property = (value: Value, name: string): Value => (value as Scope | null | undefined)?.[name];

/** A text or an attribute with "{{ }}" in it; one that is nothing else keeps the value's type. */
export function fill(text: string, scope: Scope): Value {
  const whole = /^\{\{([\s\S]*?)\}\}$/.exec(text.trim());
  if (whole && !whole[1]?.includes('}}')) return evaluate(whole[1] ?? '', scope);
  return text.replace(/\{\{([\s\S]*?)\}\}/g, (_place, inside: string) => shown(evaluate(inside, scope)));
}

export const shown = (value: Value): string => (value === undefined || value === null ? '' : String(value));
