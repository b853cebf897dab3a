import { authConsumer } from '../areas/auth/consumers.ts'
import { gamesConsumer } from '../areas/games/consumers.ts'
import { smallestStakesTimer } from '../areas/games/smallestStakes.ts'
import { automaticAnswerTimer } from '../areas/support/automaticAnswer.ts'
import { supportConsumer } from '../areas/support/said.ts'
import { trackingTimers } from '../areas/tracking/timers.ts'
import type { Core } from '../core/http/handler.ts'
import type { Log } from '../core/log.ts'
import type { Vault } from '../core/vault.ts'
import { bonusConsumer, bonusTimers } from '../flows/bonuses/consumers.ts'
import type { BonusNeeds } from '../flows/bonuses/news.ts'
import { cashboxConsumer, cashboxTimers } from '../flows/consumers.ts'
import type { JackpotNeeds } from '../flows/jackpots/needs.ts'
import { jackpotsTimers } from '../flows/jackpots/timers.ts'
import { type PointsNeeds, pointsConsumer } from '../flows/points/earnPoints.ts'
import { realityConsumer } from '../flows/realityCheck.ts'
import { verificationConsumer } from '../flows/verification/consumers.ts'
import { vipConsumer, vipTimers } from '../flows/vip/consumers.ts'
import { coreTimers } from '../jobs/coreTimers.ts'
import { eventTimer } from '../jobs/eventTimer.ts'
import { vaultTimers } from '../jobs/vaultTimers.ts'
import { startWorker, type Worker } from '../jobs/worker.ts'
import { mailConsumer } from '../ports/mail/mailConsumer.ts'
import { sandboxMail } from '../ports/mail/sandboxMailbox.ts'
import { senderOf } from '../ports/mail/sender.ts'
import { smtpMail } from '../ports/mail/smtpMail.ts'
import type { PaymentProvider } from '../ports/psp/provider.ts'
import type { GameStudio } from '../ports/studios/gameStudio.ts'
import { type SupportDesk, sandboxDesk } from '../ports/support/supportDesk.ts'

/** Starts what works by itself: consequences of what happened, and what time asks for. */
export function startWork(
  core: Core &
    BonusNeeds &
    PointsNeeds & { readonly vault: Vault; readonly studio: GameStudio; readonly supportDesk: SupportDesk | null },
  log: Log,
  psp: PaymentProvider,
  jackpots: JackpotNeeds,
): Worker {
  const { config, db, clock } = core
  const port = config.smtpUrl === null ? sandboxMail(db, () => clock.now()) : smtpMail(config.smtpUrl)
  const consumers = [
    mailConsumer(port, senderOf(config)),
    authConsumer(core),
    cashboxConsumer({ ...core, psp }),
    verificationConsumer(core),
    gamesConsumer(core),
    pointsConsumer(core),
    bonusConsumer(core),
    realityConsumer(core),
    vipConsumer(core),
    supportConsumer(db, core.supportDesk),
  ]
  return startWorker({
    db,
    log,
    timers: [
      ...coreTimers(core),
      ...cashboxTimers({ ...core, psp, log }),
      ...trackingTimers(core),
      ...jackpotsTimers(jackpots),
      ...bonusTimers(core),
      smallestStakesTimer(db, core.studio, () => Date.now()),
      ...vaultTimers(core),
      ...vipTimers(core),
      ...(core.supportDesk === sandboxDesk ? [automaticAnswerTimer(core)] : []),
      eventTimer(core, consumers),
    ],
    consumers,
  })
}
