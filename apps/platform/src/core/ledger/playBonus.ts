/** The bonus is to be wagered in other games. */
const isElsewhere = 'NOT coalesce(x.game_identifier = ANY (w.games), true)'

/** The bonus that is wagered in the wallet of the session `x`. */
const wagered = "player_bonuses w ON w.player_id = x.player_id AND w.currency = x.currency AND w.stage = 'handle_bets'"

/** Its time is up, whether or not anybody has ended it yet: none of its terms hold, and none of its money is staked. */
const isOver = (now: string) => `coalesce(w.valid_until <= ${now}::timestamptz, false)`

/**
 * `session` of a bet, and whether a bonus that is wagered in its wallet closes the game (no percent of it counts, or others are its own) or the
 * stake is above its highest bet; `is_over`: its money may not be staked any more. A player without one pays for one look into an index.
 */
export const sessionWithBonus = (session: string, amount: string, now: string) => `
  SELECT x.id, x.player_id, x.currency, x.game_identifier, x.bonus_percent, ${isOver(now)} AS is_over,
         coalesce(w.id IS NOT NULL AND NOT ${isOver(now)}
           AND (x.bonus_percent IS NULL OR ${amount}::bigint > w.max_bet_cents OR ${isElsewhere}), false) AS is_barred
    FROM play_sessions x LEFT JOIN ${wagered}
   WHERE x.id = ${session} AND x.ended_at IS NULL`

/** $1 session, $2 amount, $3 now. The bonus that does not let a stake through, or whose money it may not take. */
export const bonusInTheWay = {
  name: 'play_bonus_in_the_way',
  text: `SELECT ${isOver('$3')} AS is_over, x.bonus_percent IS NULL OR ${isElsewhere} AS is_closed, w.max_bet_cents
           FROM play_sessions x JOIN ${wagered}
          WHERE x.id = $1 AND (${isOver('$3')} OR x.bonus_percent IS NULL OR $2::bigint > w.max_bet_cents OR ${isElsewhere})`,
}
