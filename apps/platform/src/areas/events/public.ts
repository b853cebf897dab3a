export { readWebhooks } from './webhookConfig.ts'
