export { type Message, sendNotification, sendNotifications } from './sendNotification.ts'
