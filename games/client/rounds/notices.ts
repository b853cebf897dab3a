import type { TextKey } from '../../messages.ts'
import type { PresentedRound } from '../../protocol/round.ts'
import type { EngineParts } from '../engine.ts'
import { postToHost } from '../page/host.ts'
import { openNotice } from '../ui/panels.ts'
import { debitedBy } from './freeRounds.ts'

type Parts = Pick<EngineParts, 'host' | 'texts' | 'money' | 'api' | 'launch'>

const REFUSALS: readonly TextKey[] = [
  'insufficient_funds',
  'limit_reached',
  'reality_check_due',
  'bonus_bet_limit_exceeded',
  'stake_limit_exceeded',
  'game_forbidden_with_bonus',
  'game_closed',
  'free_rounds_unknown',
  'free_rounds_over',
  'session_ended',
  'session_unknown',
  'token_invalid',
  'round_returned',
]

/** The page's dialog that helps after a rejected bet for money. */
const MENDING: Readonly<Record<string, 'deposit' | 'limits'>> = {
  insufficient_funds: 'deposit',
  limit_reached: 'limits',
}

/**
 * Shows why a round or a move was rejected, with a way on: a dialog that helps, or back to the lobby after the session
 * has ended.
 */
export async function showError({ host, texts, launch }: Parts, code: string): Promise<void> {
  const isOver = code === 'token_invalid' || code === 'session_ended' || code === 'session_unknown'
  const isDemoSpent = launch.mode === 'demo' && code === 'insufficient_funds'
  const key = isDemoSpent ? 'demo_funds' : (REFUSALS.find((known) => known === code) ?? 'error_other')
  const helps = launch.mode === 'real' ? MENDING[code] : undefined
  const way = isOver ? 'backToLobby' : helps
  const close = { label: texts('close'), value: 'dismissed', isMain: !way }
  const choices = way ? [{ label: texts(way), value: 'on', isMain: true }, ...(isOver ? [] : [close])] : [close]
  const answer = await openNotice(host, { title: texts('errorTitle'), lines: [texts(key)], choices })
  if (answer === 'on') postToHost({ type: helps ?? 'close' })
}

/** A panel's code failed to load: nothing is lost, and the next press retries. */
export async function showNotLoaded({ host, texts }: Pick<EngineParts, 'host' | 'texts'>): Promise<void> {
  const close = { label: texts('close'), value: 'dismissed', isMain: true }
  await openNotice(host, { title: texts('error_other'), choices: [close] })
}

/** The result of a round that ended in the player's absence. Returns whether they want to watch it. */
export async function showInterrupted({ host, texts, money, api }: Parts, round: PresentedRound): Promise<boolean> {
  const isPlayed = round.state === 'settled'
  const values = { stake: money(debitedBy(round)), win: money(round.win_cents ?? 0) }
  const close = { label: texts('carryOn'), value: 'close', isMain: true }
  const answer = await openNotice(host, {
    title: texts('interruptedTitle'),
    lines: [texts(isPlayed ? 'interruptedSettled' : 'interruptedReturned', values)],
    choices: isPlayed ? [close, { label: texts('watch'), value: 'watch' }] : [close],
  })
  // If the request fails, the result is only shown again.
  void api.markInterruptedSeen().catch(() => {})
  return answer === 'watch'
}
