import { deviceNow } from '../../lib/time/platformClock'
import { isSurveyDue, type SurveyFacts, surveyDelayMs, surveyDueMs } from './model'

/** The interface of a survey. An operator's script sets `window.apogeeSurvey` to an implementation (docs/popups.md). */
interface SurveyWidget {
  show(survey: { readonly surveyId: string; readonly collectorId: string; readonly locale: string }): void
}

declare global {
  interface Window {
    apogeeSurvey?: SurveyWidget
  }
}

const recheckMs = 60_000

/** NTF-05, OPEN-69: calls `show` once, 5 s after all conditions are first met; checks every minute until then. */
export function watchSurvey(
  loadedMs: number,
  facts: () => Omit<SurveyFacts, 'nowMs' | 'loadedMs'>,
  show: () => void,
): () => void {
  const isDue = () => isSurveyDue({ ...facts(), nowMs: deviceNow(), loadedMs })
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = (ms: number) => {
    timer = setTimeout(look, ms)
  }
  const mount = () => (isDue() ? show() : later(recheckMs))
  const look = () => {
    if (isDue()) timer = setTimeout(mount, surveyDelayMs)
    else later(recheckMs)
  }
  later(Math.max(0, loadedMs + surveyDueMs - deviceNow()))
  return () => clearTimeout(timer)
}
