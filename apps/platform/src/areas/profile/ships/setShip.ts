import { shipColours, shipHulls } from '@apogee/rules/profile/ship'
import type { Handler } from '../../../core/http/handler.ts'
import { chooseShip, faceOf } from './shipStore.ts'

export const setShip: Handler<'profile.chooseShip'> = async (ctx, { body }) => {
  const hull = shipHulls.find((one) => one === body.hull)
  const colour = shipColours.find((one) => one === body.colour)
  if (!hull) throw ctx.refuse(422, { hull: { unknown_value: true } })
  if (!colour) throw ctx.refuse(422, { colour: { unknown_value: true } })
  await chooseShip(ctx.db, ctx.player.id, { hull, colour })
  const { ship } = await faceOf(ctx.db, ctx.player.id)
  return { status: 200, body: { ship } }
}
