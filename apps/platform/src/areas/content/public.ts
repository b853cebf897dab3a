export { cmsOfFiles } from './cms/cmsOfFiles.ts'
export { sanitise } from './cms/pages/sanitise.ts'
