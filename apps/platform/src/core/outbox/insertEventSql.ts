import type { EventName } from './events.ts'

/**
 * A CTE that writes events within another statement, one for each row of `from`. `payload` and `at` are SQL over it.
 */
export const insertEventSql = (name: EventName, payload: string, at: string, from: string): string => `
told AS (
  INSERT INTO outbox (topic, payload, created_at)
  SELECT '${name}', ${payload}, ${at} FROM ${from}
)`
