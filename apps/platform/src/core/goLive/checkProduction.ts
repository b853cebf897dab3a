import { type Config, ConfigError } from '../config/config.ts'
import type { Log } from '../log.ts'
import { formatFinding, type GoLiveFinding, isMet } from './goLiveCheck.ts'

/**
 * Applies the checks before real money to a production start: logs errors and warnings, and throws a {@link ConfigError}
 * for what must not serve. A demo is not checked.
 */
export async function checkProduction(
  config: Pick<Config, 'mode' | 'findings'>,
  log: Log,
  findMore: () => Promise<readonly GoLiveFinding[]>,
): Promise<void> {
  if (config.mode !== 'production') return
  const findings = [...config.findings, ...(await findMore())].filter((finding) => !isMet(finding))
  const fatal = findings.filter(({ weight }) => weight === 'fatal')
  if (fatal.length > 0)
    throw new ConfigError(fatal.map((finding) => `A production start refuses ${formatFinding(finding)}.`).join('\n'))
  for (const { id, weight, found, fix } of findings)
    log[weight === 'warning' ? 'warn' : 'error']({ check: id, found, fix }, 'not ready for real money (npm run golive)')
}
