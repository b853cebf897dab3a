/**
 * The only part of the contract that a browser ships. The rows are where it comes from; the build replaces this file by
 * the names and routes alone (apps/web/delivery/routeTable.ts), because the rows import every schema.
 */
export { routes } from '../index.ts'
