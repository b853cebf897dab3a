export { tell } from '../crash/tell.ts'
