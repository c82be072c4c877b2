export interface StoredPicture {
  readonly bytes: number;
  /** Pixels; null for what is no picture, a film. */
  readonly width: number | null;
}

/** Where pictures and films are kept, by their keys: a folder, or one day a bucket. */
export interface PictureStore {
  /** Null when there is none under this key. */
  find(key: string): Promise<StoredPicture | null>;
  /** Null when there is none under this key. */
  read(key: string): Promise<Buffer | null>;
  /** Whoever looks meanwhile sees nothing or all of it. Throws when it cannot be kept. */
  keep(key: string, picture: Buffer): Promise<void>;
  /** Nothing is under this key any more. */
  drop(key: string): Promise<void>;
}
