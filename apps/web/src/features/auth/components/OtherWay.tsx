import { useDialogs } from '../../../lib/dialogs'

interface OtherWayProps {
  readonly question: string
  readonly answer: string
  readonly dialog: 'signIn' | 'signUp'
  /** Where the player wanted to go; it stays with him. */
  readonly redirect: string | undefined
}

/** For who took the wrong door: sign in <-> sign up. */
export function OtherWay({ question, answer, dialog, redirect }: OtherWayProps) {
  const dialogs = useDialogs()
  return (
    <p className="text-center text-text-2">
      {question}{' '}
      <button
        type="button"
        className="link text-accent-text"
        onClick={() => dialogs.replace(dialog, redirect ? { redirect } : {})}
      >
        {answer}
      </button>
    </p>
  )
}
