import { bettingConfig } from '@apogee/contract/sport'
import { defineFront } from '../../core/area.ts'
import { readConfig } from './readBetting.ts'

export const sportFront = defineFront({
  name: 'sport',
  handlers: { 'sport.config': readConfig },
  config: { 'betting-config': bettingConfig },
})
