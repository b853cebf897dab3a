// Global setup of vitest: a PostgreSQL for one run, unless TEST_DATABASE_URL names one.
import { startPostgres } from './postgres.mjs'

/** Returns a function that stops it. */
export default async function startTestDatabase() {
  if (process.env.TEST_DATABASE_URL) return undefined
  const { url, stop } = await startPostgres()
  process.env.TEST_DATABASE_URL = url
  return async () => {
    await stop()
    delete process.env.TEST_DATABASE_URL
  }
}
