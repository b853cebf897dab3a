/** The bonus is to be wagered in other games. */
const isElsewhere = 'NOT coalesce(x.game_identifier = ANY (w.games), true)'

/**
 * `session` of a bet, and whether a bonus that is wagered in its wallet closes the game (no percent of it counts, or others are its own) or the
 * stake is above its highest bet. A player without one pays for one look into an index.
 */
export const sessionWithBonus = (session: string, amount: string) => `
  SELECT x.id, x.player_id, x.currency, x.game_identifier, x.bonus_percent,
         coalesce(w.id IS NOT NULL AND (x.bonus_percent IS NULL OR ${amount}::bigint > w.max_bet_cents OR ${isElsewhere}), false) AS is_barred
    FROM play_sessions x
    LEFT JOIN player_bonuses w ON w.player_id = x.player_id AND w.currency = x.currency AND w.stage = 'handle_bets'
   WHERE x.id = ${session} AND x.ended_at IS NULL`

/** $1 session, $2 amount. The bonus that does not let a stake through. */
export const bonusInTheWay = {
  name: 'play_bonus_in_the_way',
  text: `SELECT x.bonus_percent IS NULL OR ${isElsewhere} AS is_closed, w.max_bet_cents FROM play_sessions x
           JOIN player_bonuses w ON w.player_id = x.player_id AND w.currency = x.currency AND w.stage = 'handle_bets'
          WHERE x.id = $1 AND (x.bonus_percent IS NULL OR $2::bigint > w.max_bet_cents OR ${isElsewhere})`,
}
