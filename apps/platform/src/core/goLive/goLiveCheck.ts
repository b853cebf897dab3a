/**
 * `fatal` ends a production start, because it would put money or players' data at risk; `error` is to be mended before
 * the first real deposit; a `warning` is to be decided.
 */
type GoLiveWeight = 'fatal' | 'error' | 'warning'

type Found = readonly string[] | null

/** One requirement of a casino for real money. `npm run golive` and every production start test the same list. */
export interface GoLiveCheck<Facts> {
  /** For scripts: never changes. */
  readonly id: string
  readonly title: string
  readonly weight: GoLiveWeight
  /** Noun phrases for what is wrong; none when the requirement is met, null when it does not apply. */
  find(facts: Facts): Found | Promise<Found>
  /** An imperative clause. */
  readonly fix: string
}

export interface GoLiveFinding extends Pick<GoLiveCheck<unknown>, 'id' | 'title' | 'weight' | 'fix'> {
  readonly found: readonly string[]
}

/** The result of each check that applies, in the order of the list, also of those that are met. */
export async function runGoLiveChecks<Facts>(
  checks: readonly GoLiveCheck<Facts>[],
  facts: Facts,
): Promise<GoLiveFinding[]> {
  const findings: GoLiveFinding[] = []
  for (const { id, title, weight, fix, find } of checks) {
    const found = await find(facts)
    if (found !== null) findings.push({ id, title, weight, fix, found })
  }
  return findings
}

export const isMet = ({ found }: GoLiveFinding): boolean => found.length === 0

/** "the sandbox mailbox: set SMTP_URL" */
export const formatFinding = ({ found, fix }: GoLiveFinding): string => `${found.join(', ')}: ${fix}`
