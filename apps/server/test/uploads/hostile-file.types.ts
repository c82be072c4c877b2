export interface HostileFile {
  readonly what: string;
  readonly bytes: Buffer;
  /** `clean`: a picture once everything else is gone; `either`: whatever the decoder makes of it, but nothing else. */
  readonly becomes: 'clean' | 'refused' | 'either';
  readonly headers?: Readonly<Record<string, string>>;
}

/** A good picture of each kind. */
export interface Bases {
  readonly jpeg: Buffer;
  readonly png: Buffer;
  readonly webp: Buffer;
  readonly gif: Buffer;
}
