import { adventureDay, type adventures as wireAdventures } from '@apogee/contract/vip'
import { adventureRun, adventureTitle } from '@apogee/rules/vip/adventure'
import { z } from 'zod'
import { readEdition } from '../../core/content/readEdition.ts'
import { type Handler, isOnBreak } from '../../core/http/handler.ts'

// The file holds the days of one run; runs follow one another from `begins` on, so that one is always running.
export const adventures = z.array(
  z.object({
    groups: z.array(z.string()).min(1),
    begins: z.iso.date(),
    /** Variable -> currency -> text. */
    variables: z.record(z.string(), z.record(z.string(), z.string())),
    days: z.array(adventureDay.omit({ title: true })).min(1),
  }),
)

type Wire = z.output<typeof wireAdventures>

/** API-006, OPEN-36: the running calendar of each group. */
export const listAdventures: Handler<'vip.adventures'> = (ctx) => {
  const now = ctx.clock.now()
  const variables: Wire['variables'] = {}
  const prizes: Wire['prizes'] = {}
  // SAFE-02
  if (isOnBreak(ctx.player, now)) return { status: 200, body: { variables, prizes } }
  for (const { groups, begins, days, ...adventure } of readEdition(
    'vip-adventures',
    adventures,
    ctx.licence,
    ctx.brand,
  )) {
    const { first } = adventureRun(begins, days.length, now)
    const dated = days.map((day, place) => ({ title: adventureTitle(place + 1, days.length, first), ...day }))
    for (const group of groups) {
      variables[group] = adventure.variables
      prizes[group] = dated
    }
  }
  return { status: 200, body: { variables, prizes } }
}
