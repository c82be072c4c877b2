export interface ServerSentEvent {
  readonly name: string;
  /** '' where none is said. */
  readonly id: string;
  readonly data: string;
}

/** Reads server-sent events out of text that comes in pieces. What begins with a colon is a heartbeat and says nothing. */
export async function* streamEvents(pieces: AsyncIterable<string>): AsyncGenerator<ServerSentEvent> {
  let rest = '';
  for await (const piece of pieces) {
    const parts = (rest + piece).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const data = fieldOf(part, 'data');
      if (data !== undefined) yield { name: fieldOf(part, 'event') ?? 'message', id: fieldOf(part, 'id') ?? '', data };
    }
  }
}

const fieldOf = (part: string, field: string): string | undefined =>
  part
    .split('\n')
    .find((line) => line.startsWith(`${field}: `))
    ?.slice(field.length + 2);

/** Text as it arrives. Not by `for await` over the body itself: Safari cannot. */
export async function* textOf(body: ReadableStream<Uint8Array>, onPiece: () => void): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    onPiece();
    yield piece.value;
  }
}
