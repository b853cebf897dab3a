export { areSalesOver } from './store.ts'
export { sellTickets, ticketOffers } from './tickets/sellTickets.ts'
