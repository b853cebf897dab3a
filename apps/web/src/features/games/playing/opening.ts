import type { GameMessage } from './launch'

/** The steps before a game can be played. The platform reports the first, the game's client the others. */
export const openingSteps = ['session', 'frame', 'engine', 'pictures'] as const
export type OpeningStep = (typeof openingSteps)[number]

/** The steps a game has completed; a game of another studio reports nothing, or only that its session is open. */
export type Opening = ReadonlySet<OpeningStep>
export const notOpened: Opening = new Set()

const isStep = (step: string): step is OpeningStep => openingSteps.some((one) => one === step)

/** Adds the step of a game's message. A newer client's step that this page does not know is ignored. */
export function afterMessage(done: Opening, { type, step = '' }: Pick<GameMessage, 'type' | 'step'>): Opening {
  if (type !== 'loading' || !isStep(step) || done.has(step)) return done
  // A game reports steps only in an open session, whose own message may have arrived before the page listened.
  return new Set([...done, 'session', step])
}

/** The steps recorded in the frame's document, which its game reported before this page listened. */
export function openingIn(frame: Pick<HTMLIFrameElement, 'contentDocument'> | null): Opening {
  const game = frame?.contentDocument?.querySelector<HTMLElement>('#game')
  if (!game) return notOpened
  return new Set(['session' as const, ...(game.dataset['loading'] ?? '').split(' ').filter(isStep)])
}

/** The first step that is not done; `ready` is the last of all. */
export const awaited = (done: Opening): OpeningStep | 'ready' => openingSteps.find((step) => !done.has(step)) ?? 'ready'

/** The share of completed steps, including `ready`; null while no step is known. */
export const shareOf = ({ size }: Opening): number | null => (size === 0 ? null : size / (openingSteps.length + 1))
