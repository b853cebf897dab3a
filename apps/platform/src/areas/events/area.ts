import { defineArea } from '../../core/area.ts'
import { deliveryCommands } from '../../core/deliveries/deliveryCommands.ts'
import { eventsHandlers } from './handlers.ts'
import { webhooksConfig } from './webhookConfig.ts'
import { webhookConsumer } from './webhookConsumer.ts'
import { webhookFaults } from './webhookFaults.ts'
import { webhookSender } from './webhookSender.ts'

export const eventsArea = defineArea({
  name: 'events',
  handlers: eventsHandlers,
  rateLimits: { 'events.list': { address: { burst: 60, perMinute: 120 } } },
  consumers: (parts) => [webhookConsumer(parts)],
  senders: (parts) => [webhookSender(parts)],
  config: { webhooks: webhooksConfig },
  contentFaults: () => webhookFaults(),
  operatorCommands: deliveryCommands('webhook', 'webhooks'),
})
