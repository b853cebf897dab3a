import { useErrorText, useFormFailure } from '../../../../lib/i18n/useErrorText'
import { useJoinLithuanians } from '../../mutations'

/**
 * VAL-13: the message about a Lithuanian account promises that the team will contact the player, so it is shown only to
 * a member of its group; if joining fails, the form shows the error, and the player tries again.
 */
export function useLithuanianGroup() {
  const join = useJoinLithuanians()
  const errorText = useErrorText()
  const failureOf = useFormFailure()
  return {
    isPending: join.isPending,
    join: () =>
      join.mutateAsync().then(
        () => ({ recipient: errorText('iban_lithuania') }),
        (failed: unknown) => ({ general: { text: failureOf(failed, []).general ?? errorText('unexpected') } }),
      ),
  }
}
