export { answerThread } from './answerThread.ts'
