/** The code of a licence: the name of a file in `content/licences`. */
export type Licence = string

/** The signed-in player, as far as every call needs them; loaded with the session, at most 5 s old. */
export interface Player {
  readonly id: bigint
  /** Currency of the selected account. */
  readonly currency: string
  readonly licence: Licence
  /** SAFE-02: when their last break ends, past or future; absent when there was none. */
  readonly breakUntil?: Date | null
  /** Staff check whose account it is: no deposits and no stakes until they have decided. */
  readonly isOnHold?: boolean
  /** They registered without a captcha and have not confirmed their address: no deposits and no real play until then. */
  readonly mustConfirm?: boolean
}
