/** A place for files that all nodes share. Names are letters, digits, dots, hyphens, underscores and slashes. */
export interface Storage {
  /** Kept whole or not at all, and for good when it returns. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** null when there is no such file. */
  get(name: string): Promise<Buffer<ArrayBuffer> | null>
  /** Removing a missing file succeeds. */
  remove(name: string): Promise<void>
  /** Everything there is, in parts. */
  list(): AsyncIterable<readonly StoredFile[]>
}

export interface StoredFile {
  readonly name: string
  readonly writtenAt: Date
}
