export { sellTickets, type TicketOffer, ticketOffers } from './tickets/sellTickets.ts'
