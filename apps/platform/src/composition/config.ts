import { areas } from '../areas.ts'
import { configFilesOf } from '../core/area.ts'
import { configFaults as faultsOf, needConfig as needFiles } from '../core/content/configs/configFiles.ts'
import type { ContentFault } from '../core/content/faults/contentFault.ts'
import { demoPlayersConfig } from '../demo/demoPlayers/config.ts'

/** The schemas of all areas, and of the demo. */
export const platformFiles = () =>
  configFilesOf([...areas, { name: 'demo', config: { 'demo-players': demoPlayersConfig } }])

/** All faults in the files operators edit that the schemas of the areas find; see {@link faultsOf}. */
export const configFaults = (root?: string): readonly ContentFault[] => faultsOf(platformFiles(), root)

/** Throws a `ContentError` with the fatal ones. */
export const needConfig = (): void => needFiles(platformFiles())
