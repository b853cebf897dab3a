import type { WalletErrorCode } from '@apogee/contract/protocol/walletProtocol'

// For people who read a studio's log; a studio decides by the code.
const messages: Record<WalletErrorCode, string> = {
  signature_invalid: 'The signature does not fit the request.',
  request_expired: 'The timestamp is more than 300 s away from now.',
  session_unknown: 'There is no such play session.',
  session_ended: 'The play session has ended: no further bets.',
  insufficient_funds: 'The balance is smaller than the bet.',
  round_unknown: 'There is no such round in this play session.',
  round_finished: 'The round is finished.',
  transaction_conflict: 'The transaction id was used with other content.',
  transaction_rolled_back: 'The transaction was rolled back before it arrived.',
  limit_reached: 'A limit of the player has been reached.',
  reality_check_due: 'The player has a reality check to confirm before the next round.',
  bonus_bet_limit_exceeded: 'The bets of the round are above the highest while a bonus is wagered.',
  stake_limit_exceeded: "The bets of the round are above the limit of the player's licence for this game.",
  game_forbidden_with_bonus: 'The game is closed while a bonus is wagered.',
  game_closed: 'The game is closed at the moment: no round begins in it.',
  free_rounds_unknown: 'The player has no such free rounds in this game and currency.',
  free_rounds_over: 'The free rounds have been played, or their time is up.',
  amount_invalid: 'The amount is not a whole number of minor units within bounds.',
  malformed: 'The body does not have the agreed form.',
}

/** The body of an error, for a single result or one of many. */
export const refusalOf = (code: WalletErrorCode) => ({ error: { code, message: messages[code] } })

/** An error response of the wallet: 401 when the sender is not authenticated, otherwise 422. */
export function refusal(code: WalletErrorCode): Response {
  const status = code === 'signature_invalid' || code === 'request_expired' ? 401 : 422
  return Response.json(refusalOf(code), { status })
}
