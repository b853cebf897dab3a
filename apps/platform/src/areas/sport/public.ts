export { bettingFrames } from './readBetting.ts'
