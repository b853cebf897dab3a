export { cmsOfFiles } from './cmsOfFiles.ts'
