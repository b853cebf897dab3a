export { sellTickets, ticketOffers } from './tickets/sellTickets.ts'
