import { useDialogs } from '../../../lib/navigation/dialogs'

interface OtherWayProps {
  readonly question: string
  readonly answer: string
  readonly dialog: 'signIn' | 'signUp'
  /** The page the player wanted to open; preserved when they switch forms. */
  readonly redirect: string | undefined
}

/** Switches between the two forms: sign in <-> sign up. */
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
