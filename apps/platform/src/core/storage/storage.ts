/** A place for files that all nodes share. Names are letters, digits, dots, hyphens, underscores and slashes. */
export interface Storage {
  /** Stored completely or not at all, and durable when it returns. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** null if the file does not exist. */
  get(name: string): Promise<Buffer<ArrayBuffer> | null>
  /** Removing a missing file succeeds. */
  remove(name: string): Promise<void>
  /** All files, in parts. */
  list(): AsyncIterable<readonly StoredFile[]>
}

export interface StoredFile {
  readonly name: string
  readonly writtenAt: Date
}
