import { useState } from 'react'
import { useMedia } from '../../../lib/browser/useMedia'
import { TicketArt } from '../components/draw/TicketArt'
import { CalmDigit, RollingDigit } from './RollingDigit'
import type { ShowStep } from './show'

interface DrawTicketProps {
  /** The lottery's title. */
  readonly title: string
  readonly showStep: ShowStep
  /** The number of settled digits. */
  readonly settled: number
  readonly isRevealed: boolean
  /** It may be, or is, the player's own. */
  readonly isNear: boolean
  /** Ms since the beginning of the draw. */
  readonly elapsed: () => number
}

/** The ticket being drawn: its number appears digit by digit. The text next to it has the same information. */
export function DrawTicket({ title, showStep, settled, isRevealed, isNear, elapsed }: DrawTicketProps) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  const [beganMs] = useState(elapsed)
  const { step, settleMs } = showStep
  const isOwn = isRevealed && step.is_own
  const digits = [...step.ticket]
  const size = digits.length > 6 ? 'text-[11.5cqw]' : 'text-[13.5cqw]'
  return (
    <div
      aria-hidden="true"
      className="relative w-[min(92vw,36rem)] motion-safe:animate-[drawn_520ms_var(--ease-in)_backwards]"
    >
      <span
        className={`absolute -inset-[18%] bg-[radial-gradient(closest-side,var(--lit),transparent)] transition-opacity duration-700 ${isRevealed || isNear ? 'opacity-80' : 'opacity-25'}`}
        style={{ '--lit': isOwn ? 'var(--vip-gold)' : isNear ? 'var(--accent)' : 'var(--own)' }}
      />
      <span className={`relative block ${isRevealed ? 'motion-safe:animate-[stamp_420ms_var(--ease-in)]' : ''}`}>
        <TicketArt variant={isOwn ? 'won' : 'normal'} title={title}>
          <span className={`num flex gap-[.06em] font-[720] ${size}`}>
            {digits.map((digit, index) =>
              isCalm ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its position
                <CalmDigit key={index} digit={digit} isSettled={index < settled} />
              ) : (
                <RollingDigit
                  // biome-ignore lint/suspicious/noArrayIndexKey: a digit is identified by its position
                  key={index}
                  digit={digit}
                  settlesInMs={(settleMs[index] ?? 0) - beganMs}
                  isSettled={index < settled}
                />
              ),
            )}
          </span>
        </TicketArt>
      </span>
    </div>
  )
}
