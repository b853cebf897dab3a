import { defineArea } from '../../core/area.ts'
import { kept } from '../../core/personalData/personalTable.ts'
import { harmMarkers } from './harmConfig.ts'
import { isNightOver, measureNight } from './measureNight.ts'
import { safetyCommands } from './operatorCommands.ts'

/** Markers of harm: a measure of each night, messages by rule, and what staff do about them. */
export const safetyArea = defineArea({
  name: 'safety',
  handlers: {},
  // A demo's clock jumps over nights: there, staff measure by command.
  timers: (parts) =>
    parts.config.mode === 'demo'
      ? []
      : [
          {
            name: 'markers of harm',
            everyMs: 600_000,
            run: async () => {
              if (isNightOver(parts)) await measureNight(parts)
            },
          },
        ],
  config: { 'harm-markers': harmMarkers },
  operatorCommands: safetyCommands,
  personalData: [...kept(['harm_measures', 'harm_contacts'])],
  tables: ['harm_nights', 'harm_measures', 'harm_contacts'],
})
