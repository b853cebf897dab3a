import { ChevronRight } from 'lucide-react'
import { useT } from '../../../../lib/i18n/TextsProvider'
import type { Status } from '../../../../lib/page/statusLine'
import { Icon } from '../../../../ui/Icon'
import { useStatusTurns } from './useStatusTurns'

export interface StatusTurnsProps {
  /** Opens the options, which list all statuses. */
  readonly onOpen: () => void
}

/** The part of the line that shows what is active, one after the other: free spins, a bonus, a race, a quest. */
export default function StatusTurns({ onOpen }: StatusTurnsProps) {
  const t = useT('games')
  const { shown, count, isMoved, announcement, setPaused, step } = useStatusTurns()
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {shown && (
        // Hovering or focusing pauses the turns; the controls are the buttons inside.
        // biome-ignore lint/a11y/noStaticElementInteractions: as above
        <div
          className="ml-1 flex min-w-0 flex-1 items-stretch self-stretch border-line border-l"
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          <button
            type="button"
            aria-label={[shown.lead, shown.rest].filter((text) => text !== undefined).join(' · ')}
            onClick={onOpen}
            className="num no-tap @container relative min-w-0 flex-1 overflow-hidden px-1 text-left text-12 text-text-2 -outline-offset-2 hover:text-text lg:rounded-control lg:px-3"
          >
            {isMoved && <i className="absolute inset-0 animate-[fade-in_1.2s_reverse_both] bg-accent/30" />}
            <Facts key={shown.id} status={shown} />
            {shown.part !== undefined && <Progress part={shown.part} />}
          </button>
          {count > 1 && (
            <button
              type="button"
              aria-label={t('page.nextStatus')}
              title={t('page.nextStatus')}
              onClick={step}
              className="no-tap grid w-6 shrink-0 place-items-center text-text-3 max-[359px]:hidden -outline-offset-2 hover:text-text lg:w-8"
            >
              <Icon of={ChevronRight} size={14} />
            </button>
          )}
        </div>
      )}
    </>
  )
}

const Facts = ({ status: { icon, isProblem, short, lead, rest } }: { readonly status: Status }) => (
  <span className="relative flex animate-[rise_200ms_var(--ease-in)] items-center gap-1.5 whitespace-nowrap">
    <Icon of={icon} size={14} className={isProblem ? 'text-danger-text' : 'text-accent-text'} />
    <b className={`truncate @min-[7rem]:hidden ${isProblem ? 'text-danger-text' : 'text-text'}`}>{short}</b>
    <b
      className={`hidden max-w-full shrink-0 truncate @min-[7rem]:block @max-[18rem]:shrink ${isProblem ? 'text-danger-text' : 'text-text'}`}
    >
      {lead}
    </b>
    {rest !== undefined && <span className="hidden truncate @min-[18rem]:block">· {rest}</span>}
  </span>
)

const Progress = ({ part }: { readonly part: number }) => (
  <i
    aria-hidden="true"
    className="absolute inset-x-1 bottom-0 h-0.5 overflow-hidden rounded-full bg-surface-3 lg:inset-x-3"
  >
    <i
      className="block h-full origin-left rounded-full bg-accent transition-transform duration-(--t-sheet) ease-move"
      style={{ transform: `scaleX(${part})` }}
    />
  </i>
)
