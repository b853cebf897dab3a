import { createStudio, type Wallet } from './studio.ts'
import { type Rule, walletRules } from './walletRules/index.ts'

export interface Verdict {
  readonly rule: string
  readonly outcome: 'passed' | 'broken' | 'not tried'
  readonly why: string | null
}

/** At least this much is needed to place and refund the bets of every rule. */
const STAKES_NEEDED = 20

/** Tests every rule of the protocol on a wallet, one after the other. Throws if the balance is too small to begin. */
export async function conform(wallet: Wallet, stake: number): Promise<Verdict[]> {
  const studio = createStudio(wallet)
  const start = await studio.cents()
  if (start < stake * STAKES_NEEDED) {
    throw new Error(`the session has ${start} minor units; ${STAKES_NEEDED} stakes of ${stake} are needed`)
  }
  const verdicts: Verdict[] = []
  for (const rule of walletRules) verdicts.push(await judge(rule, () => rule.run(studio, { stake, wallet }), wallet))
  const end = await studio.cents()
  const isUnchanged = end === start || verdicts.some(({ outcome }) => outcome === 'broken')
  const why = isUnchanged ? null : `${end} instead of ${start}`
  return [...verdicts, { rule: 'the balance is the same as before', outcome: isUnchanged ? 'passed' : 'broken', why }]
}

async function judge({ name: rule, needs }: Rule, run: () => Promise<void>, wallet: Wallet): Promise<Verdict> {
  if (needs && !wallet[needs]) return { rule, outcome: 'not tried', why: `needs ${OPTION[needs]}` }
  try {
    await run()
    return { rule, outcome: 'passed', why: null }
  } catch (error) {
    return { rule, outcome: 'broken', why: error instanceof Error ? error.message : String(error) }
  }
}

const OPTION = {
  otherSession: '--other-session',
  endedSession: '--ended-session',
  freeSession: '--free-session',
  featureSession: '--feature-session',
} as const
