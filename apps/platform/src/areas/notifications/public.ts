export { sendNotification } from './sendNotification.ts'
