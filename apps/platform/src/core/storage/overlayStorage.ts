import type { Storage } from './storage.ts'

/** Reads what is not in `own` from `shared`, and changes `own` alone. */
export const overlayStorage = (own: Storage, shared: Pick<Storage, 'get'>): Storage => ({
  ...own,
  get: async (name) => (await own.get(name)) ?? (await shared.get(name)),
})
