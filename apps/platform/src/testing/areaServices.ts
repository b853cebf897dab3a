import { bonusesArea } from '../areas/bonuses/area.ts'
import { contentArea } from '../areas/content/area.ts'
import { limitsArea } from '../areas/limits/area.ts'
import { lootboxesArea } from '../areas/lootboxes/area.ts'
import { lotteriesArea } from '../areas/lotteries/area.ts'
import { ticketsOfDeposits } from '../areas/lotteries/tickets/ticketsOfDeposits.ts'
import { loyaltyArea } from '../areas/loyalty/area.ts'
import { notificationsArea } from '../areas/notifications/area.ts'
import { profileArea } from '../areas/profile/area.ts'
import { tournamentsArea } from '../areas/tournaments/area.ts'
import { openServices } from '../core/area.ts'
import type { Core } from '../core/http/handler.ts'
import type { Log } from '../core/log.ts'

/** The services of areas that need only the core. Every test app has them. */
export const openAreaServices = (core: Core & { readonly log?: Log }) =>
  openServices(
    [
      contentArea,
      profileArea,
      bonusesArea,
      limitsArea,
      tournamentsArea,
      loyaltyArea,
      notificationsArea,
      lootboxesArea,
      // The area's other service subscribes to the events of this process.
      { ...lotteriesArea, services: () => ({ ticketsOfDeposits }) },
    ],
    core,
  )
