import type { GameMessage } from './launch'

/** What happens before a game can be played. The platform tells the first, the game's client the others. */
export const openingSteps = ['session', 'frame', 'engine', 'pictures'] as const
export type OpeningStep = (typeof openingSteps)[number]

/** How far a game has come; a game of another studio tells nothing, or only that its session is open. */
export type Opening = ReadonlySet<OpeningStep>
export const notOpened: Opening = new Set()

const isStep = (step: string): step is OpeningStep => openingSteps.some((one) => one === step)

/** After a message of the game. A step of a newer client that this page does not know counts for nothing. */
export function afterMessage(done: Opening, { type, step = '' }: Pick<GameMessage, 'type' | 'step'>): Opening {
  if (type !== 'loading' || !isStep(step) || done.has(step)) return done
  // Only an open session leads to a game; its own message may have come too early to be heard.
  return new Set([...done, 'session', step])
}

/** What the document of the frame says: its game has told it before this page listened. */
export function openingIn(frame: Pick<HTMLIFrameElement, 'contentDocument'> | null): Opening {
  const game = frame?.contentDocument?.querySelector<HTMLElement>('#game')
  if (!game) return notOpened
  return new Set(['session' as const, ...(game.dataset['loading'] ?? '').split(' ').filter(isStep)])
}

/** The first step that is not done, `ready` being the last of all. */
export const awaited = (done: Opening): OpeningStep | 'ready' => openingSteps.find((step) => !done.has(step)) ?? 'ready'

/** Done steps of all, `ready` among them; null while nothing is known. */
export const shareOf = ({ size }: Opening): number | null => (size === 0 ? null : size / (openingSteps.length + 1))
