import { areas } from '../areas.ts'
import { configFilesOf } from '../core/area.ts'
import { configFaults as faultsOf, needConfig as needFiles } from '../core/content/configs/configFiles.ts'
import { demoPlayersConfig } from '../demo/demoPlayers/config.ts'

const files = () => configFilesOf([...areas, { name: 'demo', config: { 'demo-players': demoPlayersConfig } }])

/** All faults in the files operators edit, as one sentence each with file, line and reason; see {@link faultsOf}. */
export const configFaults = (root?: string): readonly string[] => faultsOf(files(), root)

/** Throws a `ConfigError` for the first of them. */
export const needConfig = (): void => needFiles(files())
