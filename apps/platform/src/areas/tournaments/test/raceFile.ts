/** The file of a tournament; tests change the fields that they are about. */
export const raceFile = {
  titles: { en: 'Race', de: 'Rennen' },
  texts: { en: 'The most wins take it.' },
  strategy: 'win',
  currency: 'EUR',
  prizes: [
    { places: '1', money: '100' },
    { places: '2-3', freespins: { count: 20, games: ['brasswing/EmberWyrm'] } },
  ],
  banner: {
    art: 'tournament',
    gradient: { left: '#04201E', left_center: '#0A5A4E', right_center: '#128A70', right: '#2FB890' },
  },
  when: { start_at: '2026-03-10T10:00:00Z', end_at: '2026-03-12T10:00:00Z' },
}
