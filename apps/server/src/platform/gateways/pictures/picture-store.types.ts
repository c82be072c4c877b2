export interface StoredPicture {
  readonly bytes: number;
  /** Pixels; null for what is no picture, a film. */
  readonly width: number | null;
}

/** Where pictures and films are kept, by their keys. */
export interface PictureStore {
  /** Null when there is none under this key. */
  find(key: string): Promise<StoredPicture | null>;
}
