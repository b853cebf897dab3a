import { NotOfferedError } from '@apogee/contract/failures'

/** The platform has no such call (docs/wire.md): what depends on it is not offered here, and trying again is no use. */
export const isNotOffered = (error: unknown): boolean => error instanceof NotOfferedError

/** The answer of a call of ours; on a platform that lacks it, what stands for it there. */
export async function offeredOr<T, I>(answer: Promise<T>, instead: () => I | Promise<I>): Promise<T | I> {
  try {
    return await answer
  } catch (error) {
    if (!isNotOffered(error)) throw error
    return await instead()
  }
}
