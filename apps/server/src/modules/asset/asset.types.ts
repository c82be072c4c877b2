import type { FailureName } from '@qianpu/contract/failure';
import type { InputOf } from '@qianpu/contract/types';

export type Purpose = InputOf<'asset.file.upload'>['purpose'] | InputOf<'asset.file.uploadForShop'>['purpose'];

/** Who sent a file: a member, or somebody who works for the merchant. */
export type Uploader = { readonly memberId: string; readonly staffId?: never } | { readonly staffId: string; readonly memberId?: never };

/** A picture made anew from its pixels; nothing else of the file it came from is left. */
export interface CleanPicture {
  readonly data: Buffer;
  readonly ending: 'jpg' | 'png';
  readonly width: number;
  readonly height: number;
  /** What most of it looks like, six digits; none of what is see-through. */
  readonly colour: string | null;
}

/** What the decoder is asked, and what it answers: a picture, or why there is none. */
export interface DecodeRequest {
  readonly file: Buffer;
  /** Whether it may be see-through. */
  readonly isClear: boolean;
}
export type DecoderAnswer = CleanPicture | { readonly failure: FailureName };

/** What a private picture belongs to, and whose matter it is. */
export interface PrivateOwner {
  readonly kind: 'CHAT';
  readonly memberId: string;
  readonly cid: string;
}

export interface NewPrivateFile {
  readonly id: string;
  readonly owner: PrivateOwner;
  readonly sender: Uploader;
  readonly key: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

export interface PrivateFile {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface NewFile {
  readonly key: string;
  readonly sender: Uploader;
  readonly purpose: Purpose;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}
