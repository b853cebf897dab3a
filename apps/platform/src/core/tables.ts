/** Tables of the core: money, sessions and events. No area names them; `scripts/checks/rules/tableOwnership.mjs` checks it. */
export const coreTables: readonly string[] = [
  'ledger_accounts',
  'ledger_transactions',
  'ledger_entries',
  'outbox',
  'outbox_head',
  'event_consumers',
  'event_work',
  'sessions',
  'idempotency_keys',
  'clock_offset',
  'vault_witnesses',
  'operator_actions',
  'leases',
  'backups',
  'closures',
  'deliveries',
]
