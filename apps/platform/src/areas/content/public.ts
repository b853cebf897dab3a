export { cmsOfFiles } from './cmsOfFiles.ts'
export { sanitise } from './pages/sanitise.ts'
